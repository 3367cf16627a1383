export { type PictureRefusal, type PngFacts, readPng } from "./png.ts";
export { type FilePurpose, filePurposes, isFilePurpose } from "./purposes.ts";
export {
  formatToPlay,
  type Player,
  type Recording,
  recordingsOf,
  type VideoFormat,
  videoFormatOf,
} from "./recordings.ts";
export { type FileFamily, isAsNamed, looksLikeText, type StoredType, storedTypeOf } from "./stored-types.ts";
export { isTakenDuring } from "./taken-during.ts";
