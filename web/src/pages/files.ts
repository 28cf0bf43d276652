// Giving somebody a file, made here in the browser.

/** A name that every system takes. */
export const fileName = (name: string): string => name.replace(/[^\p{L}\p{N}._ -]+/gu, "").trim() || "arkade";

export function saveFile(name: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName(name);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
