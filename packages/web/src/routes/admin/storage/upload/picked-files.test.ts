import { expect, test } from "vitest";
import { type Entry, filesOfDrop, filesOfField } from "./picked-files.ts";

const fileEntry = (name: string): Entry => ({
  name,
  isFile: true,
  isDirectory: false,
  file: (done) => done(new File(["x"], name)),
});

/** A folder entry that returns its contents a few at a time, as browsers do. */
const folderEntry = (name: string, ...inside: Entry[]): Entry => ({
  name,
  isFile: false,
  isDirectory: true,
  createReader: () => {
    const left = [...inside];
    return { readEntries: (done) => done(left.splice(0, 2) as FileSystemEntry[]) };
  },
});

const dropped = (...entries: Entry[]) =>
  filesOfDrop(
    entries.map((entry) => ({
      kind: "file",
      webkitGetAsEntry: () => entry as FileSystemEntry,
      getAsFile: () => null,
    })),
  );

test("a dropped folder includes all its files and subfolders, however many (8.013)", async () => {
  const { files, emptyFolders } = await dropped(
    fileEntry("alone.pdf"),
    folderEntry(
      "Scans",
      fileEntry("1.png"),
      fileEntry("2.png"),
      fileEntry("3.png"),
      folderEntry("2026", fileEntry("4.png")),
      folderEntry("empty"),
    ),
  );
  expect(files.map(({ file, folder }) => folder + file.name)).toEqual([
    "alone.pdf",
    "Scans/1.png",
    "Scans/2.png",
    "Scans/3.png",
    "Scans/2026/4.png",
  ]);
  expect(emptyFolders).toEqual(["Scans/empty/"]);
});

test("a file that cannot be read is left out", async () => {
  const gone: Entry = { ...fileEntry("gone.pdf"), file: (_done, fail) => fail?.(new DOMException("gone")) };
  const { files } = await dropped(gone, fileEntry("there.pdf"));
  expect(files.map(({ file }) => file.name)).toEqual(["there.pdf"]);
});

test("files chosen in a field keep their folders", () => {
  const inFolder = Object.defineProperty(new File(["x"], "1.png"), "webkitRelativePath", {
    value: "Scans/1.png",
  });
  const { files } = filesOfField([new File(["x"], "a.pdf"), inFolder]);
  expect(files.map(({ file, folder }) => [folder, file.name])).toEqual([
    ["", "a.pdf"],
    ["Scans/", "1.png"],
  ]);
});
