export { type PictureRefusal, type PngFacts, readPng } from "./png.ts";
export { type FilePurpose, filePurposes, isFilePurpose } from "./purposes.ts";
export {
  baseNameOf,
  type FileFamily,
  isAsNamed,
  type StoredType,
  storedTypeOf,
} from "./stored-types.ts";
