import { writeFileSync } from "node:fs";
import { bridgeDocument } from "./document/document.ts";

// `npm run generate -w @cathedra/qt-bridge`: renews docs/desktop-bridge.md.

writeFileSync(new URL("../../../docs/desktop-bridge.md", import.meta.url), bridgeDocument());
