import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      "no-console": "error",
      eqeqeq: "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      // drawings are our own files, never anything that a person typed
      "svelte/no-at-html-tags": "off",
      "svelte/no-navigation-without-resolve": "off",
    },
  },
  { ignores: ["**/node_modules/", "**/messages.ts", "**/*.py"] },
);
