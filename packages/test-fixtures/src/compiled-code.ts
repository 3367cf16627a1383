import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * The `NODE_COMPILE_CACHE` of the dozens of processes that tests start, so that they share compiled code. Node compares it with
 * the source, so it cannot be stale.
 */
export const compiledCode = join(tmpdir(), `cathedra-compiled-${process.getuid?.() ?? 0}`);
