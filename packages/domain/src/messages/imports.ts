/** Documents that are imported: what they bring, and why they are refused. */
export const importTexts = {
  fault: (code: "NOT_JSON" | "REPEATED_KEY" | "NESTED_TOO_DEEP", key = ""): string => {
    if (code === "REPEATED_KEY") return `“${key.slice(0, 80)}” stands here twice.`;
    if (code === "NESTED_TOO_DEEP") return "This is nested too deep.";
    return "From here on this is not JSON.";
  },
  unknownFormat: (format: string) => `This is no such document: “format” has to be “${format}”.`,
  unknownVersion: (version: number) =>
    `This version of the format is not known here: “formatVersion” has to be ${version}.`,
  notText: "The file is no text in UTF-8.",
  changedMeanwhile: "Something changed since this was checked. Look at what it would do now.",
  refused: "The document was refused as a whole. Nothing was changed.",
  nothingNew: "Everything stands as the document says. There is nothing to import.",
  more: (count: number) => `${count.toLocaleString("en")} more`,
};
