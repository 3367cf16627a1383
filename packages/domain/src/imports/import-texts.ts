/** The texts about imported documents: their changes, and why they are refused. */
export const importTexts = {
  fault: (code: "NOT_JSON" | "REPEATED_KEY" | "NESTED_TOO_DEEP", key = ""): string => {
    if (code === "REPEATED_KEY") return `“${key.slice(0, 80)}” appears twice.`;
    if (code === "NESTED_TOO_DEEP") return "This is nested too deeply.";
    return "This is not valid JSON from here on.";
  },
  unknownFormat: (format: string) => `This is not the right kind of document: “format” must be “${format}”.`,
  unknownVersion: (version: number) =>
    `This version of the format is not known here: “formatVersion” has to be ${version}.`,
  notText: "The file is not UTF-8 text.",
  changedMeanwhile: "Something has changed since this was checked. Review the changes again.",
  refused: "The document was refused as a whole. Nothing was changed.",
  nothingNew: "Everything is already as in the document. There is nothing to import.",
  more: (count: number) => `${count.toLocaleString("en")} more`,
};
