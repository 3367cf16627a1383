import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { agentDocument } from "../src/modules/machines/agent/agent-document.ts";

// `npm run generate -w @cathedra/api`: renews docs/agent-openapi.json.

const file = fileURLToPath(new URL("../../../docs/agent-openapi.json", import.meta.url));
writeFileSync(file, `${JSON.stringify(agentDocument(), null, 2)}\n`);
