import { type FileList, type ListElement, readFileList } from "@cathedra/domain/delivery";
import { parseXml, XmlElement, XmlError } from "@rgrove/parse-xml";
import { resultRefused } from "./result-refused.ts";

/** The maximum depth of tags that is accepted; a valid list has two levels. */
const maxLevels = 8;

/**
 * Parses `ResultFileList.xml`. A document type, and anything else that no list contains, is refused before the text is parsed.
 */
export function readRunList(xml: string): FileList {
  if (/<!(?!--)/.test(xml) || getLevels(xml) > maxLevels) throw resultRefused({ reason: "list_forbidden" });
  const { root } = parse(xml);
  if (root === null) throw resultRefused({ reason: "list_unreadable" });
  const read = readFileList(elementOf(root));
  if (!read.ok) throw resultRefused(read.error);
  return read.value;
}

function parse(xml: string) {
  try {
    return parseXml(xml);
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    throw resultRefused({ reason: "list_unreadable", line: error.line });
  }
}

/** The depth of an XML text, which is limited because the parser recurses. */
function getLevels(xml: string): number {
  let [level, deepest] = [0, 0];
  for (const [tag] of xml.matchAll(/<\/|<(?=[^!?/])|\/>/g)) {
    level += tag === "<" ? 1 : -1;
    deepest = Math.max(deepest, level);
  }
  return deepest;
}

function elementOf({ name, attributes, children }: XmlElement): ListElement {
  return {
    name,
    attributes,
    children: children.filter((child) => child instanceof XmlElement).map(elementOf),
  };
}
