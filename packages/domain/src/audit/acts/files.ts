import { act, taking } from "./act.ts";

/** Cases of one's own, the files of the store, and the library of files. */
export const fileActs = {
  "personal_case.kept": act("Case of a person kept", "personal_case"),
  "personal_case.replaced": act("Case of a person replaced", "personal_case"),
  "storage.link_given": act("Link to a stored file given", "object"),
  "run.case_downloaded": act("All files of a run downloaded", "run"),
  "library.folder_made": act("Folder made", "library_item"),
  "library.uploaded": act("File uploaded", "library_item"),
  "library.link_given": act("Link to a file of the library given", "library_item"),
  "library.file_read": act("File of the library read", "library_item"),
  "library.renamed": act("File or folder renamed", "library_item"),
  "library.moved": act("File or folder moved", "library_item"),
  "library.trashed": taking("File or folder put into the trash", "library_item"),
  "library.restored": act("File or folder restored from the trash", "library_item"),
  "library.trash_emptied": taking("Trash of the library emptied", "library_item"),
  "library.purged": taking("File or folder removed permanently", "library_item"),
} as const;
