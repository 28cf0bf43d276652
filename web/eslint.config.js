import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default typescript.config(
  { ignores: ["dist/", "node_modules/", "src/glyphs/built/"] },
  ...typescript.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  {
    rules: {
      // Names, card texts, chat and log are plain text. They are never shown as HTML.
      "svelte/no-at-html-tags": "error",
      // A style attribute in the markup is refused by the server's CSP; `style:name` goes through the CSSOM.
      "no-restricted-syntax": [
        "error",
        { selector: "SvelteAttribute[key.name='style']", message: "Use a class, or style:name={value}." },
      ],
      // Most maps and sets here are no part of what is drawn.
      "svelte/prefer-svelte-reactivity": "off",
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      "max-lines": ["error", { max: 400 }],
      eqeqeq: "error",
    },
  },
);
