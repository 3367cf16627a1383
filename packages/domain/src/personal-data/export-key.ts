/** Where in the object store the archives are: links to what is below are given by one operation, to its person alone. */
const dataExportFolder = "personal-data/";

/** The key of an archive; each attempt to make it has its own, so that an interrupted one cannot be taken for it. */
export function dataExportKey(id: string, attempt: number): string {
  return `${dataExportFolder}${id}/${attempt}.zip`;
}

export function isDataExportKey(key: string): boolean {
  return key.startsWith(dataExportFolder);
}
