import { cast } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";

export const contentWebOperations: readonly WebOperation[] = [["VideosQuery", cast.maya, 2]];
