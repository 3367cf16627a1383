export { type PictureRefusal, type PngFacts, readPng } from "./png.ts";
export { type FilePurpose, filePurposes, isFilePurpose } from "./purposes.ts";
export {
  formatToPlay,
  getRecordings,
  getVideoFormat,
  type Player,
  type Recording,
  type VideoFormat,
} from "./recordings.ts";
export {
  type FileFamily,
  findStoredType,
  isAsNamed,
  looksLikeText,
  type StoredType,
} from "./stored-types.ts";
export { isTakenDuring } from "./taken-during.ts";
