import { setSourceMapsSupport } from "node:module";

/**
 * Loaded before a process's program, so that its stack traces name lines of the source. Node's own option would also read the maps
 * of all packages, and have the logger parse that of the whole program at each start.
 */
setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });
