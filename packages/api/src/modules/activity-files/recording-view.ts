import type { Recording } from "@cathedra/domain/files";
import type { FileRow } from "./file-queries.ts";

/** A recording in its formats. */
export type RecordingView = Recording<FileRow>;
