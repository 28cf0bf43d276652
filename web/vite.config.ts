import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.ARKADE_SERVER ?? "http://127.0.0.1:8400";

export default defineConfig({
  plugins: [svelte()],
  build: {
    // The server's CSP allows nothing but files of its own: no data: addresses, no inline script.
    assetsInlineLimit: 0,
    outDir: "../src/arkade/server/web",
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": { target: server, ws: true }, "/health": server },
  },
  test: { environment: "node", include: ["src/**/*.test.ts"] },
});
