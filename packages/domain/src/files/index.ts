export { type PictureRefusal, type PngFacts, readPng } from "./png.ts";
export { type FilePurpose, filePurposes, isFilePurpose } from "./purposes.ts";
