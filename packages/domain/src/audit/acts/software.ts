import { act, taking } from "./act.ts";

export const softwareActs = {
  "software_release.created": act("Software release created", "release"),
  "software_release.uploaded": act("File of a software release uploaded", "release"),
  "software_release.document_removed": taking("Document of a software release removed", "release"),
  "software_release.deleted": taking("Software release deleted", "release"),
  "software_release.rollout_set": act("Rollout of a software release changed", "release"),
  "software_release.published": act("Software release published", "release"),
  "software_release.withdrawn": taking("Software release withdrawn", "release"),
  "software_update.download_requested": act("Download of an update asked for", "update"),
  "software_update.install_requested": act("Installation of an update asked for", "update"),
} as const;
