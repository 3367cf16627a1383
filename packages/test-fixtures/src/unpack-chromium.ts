import chromium from "@sparticuz/chromium";

/** Run by `chromium.ts` in its own process: the package reads from the environment what it unpacks, and where. */
await chromium.executablePath();
