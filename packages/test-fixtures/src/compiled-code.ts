import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * `NODE_COMPILE_CACHE` of the processes that tests start, which are dozens: what one has compiled, the others take from it.
 * Node compares what it finds with the source, so nothing in it can be stale.
 */
export const compiledCode = join(tmpdir(), `cathedra-compiled-${process.getuid?.() ?? 0}`);
