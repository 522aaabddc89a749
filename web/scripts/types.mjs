// Writes src/lib/messages.ts from the schema of the server's messages (JSON on standard input).
import { writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";

import { compile } from "json-schema-to-typescript";

import formatting from "../prettier.config.js";

const schema = JSON.parse(await text(process.stdin));
const root = {
  title: "Messages",
  type: "object",
  additionalProperties: false,
  required: ["client", "server"],
  properties: { client: schema.client, server: schema.server },
  $defs: schema.$defs,
};

/** Fields with a default are always there in what the server sends; titles only make aliases. */
function tidy(node) {
  if (Array.isArray(node)) return node.forEach(tidy);
  if (node === null || typeof node !== "object") return;
  if (node.properties) {
    for (const property of Object.values(node.properties))
      if (typeof property === "object") delete property.title;
  }
  if (node.type === "object" && node.properties && node.additionalProperties === undefined)
    node.additionalProperties = false;
  // a list of fixed length is only a list to us
  if (node.prefixItems) {
    node.items = node.prefixItems[0];
    delete node.prefixItems;
    delete node.minItems;
    delete node.maxItems;
  }
  if (node.type === "array") {
    delete node.minItems;
    delete node.maxItems;
  }
  Object.values(node).forEach(tidy);
}
tidy(root);
const source = await compile(root, "Messages", {
  bannerComment: "// Generated from the server's schema by scripts/types.mjs. Do not edit.",
  unreachableDefinitions: true,
  style: { printWidth: formatting.printWidth },
});
writeFileSync(process.argv[2], source);
