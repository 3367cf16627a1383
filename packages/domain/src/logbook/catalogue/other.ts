import { type CatalogueInterventionType, category, organSystem, procedure } from "./tree.ts";

export const other: CatalogueInterventionType = {
  name: "Other/Undefined",
  organSystems: [
    organSystem(
      "Undefined",
      category(
        "Other",
        procedure("OU-6001", "Other procedure", "Other procedure, described in the comments"),
        procedure("OU-6002", "Cancelled procedure", "Procedure cancelled after the patient entered the room"),
      ),
    ),
    organSystem(
      "Foreign body",
      category(
        "Endovascular",
        procedure("OU-6101", "Intravascular retrieval", "Retrieval of an intravascular foreign body"),
      ),
      category(
        "Other",
        procedure("OU-6111", "Percutaneous retrieval", "Removal of a percutaneous foreign body"),
      ),
    ),
    organSystem(
      "Lymphatic",
      category(
        "Endovascular",
        procedure("OU-6201", "Lymphangiography", "Intranodal lymphangiography"),
        procedure("OU-6202", "Thoracic duct embolization", "Thoracic duct embolization"),
      ),
      category("Other", procedure("OU-6211", "Lymphocele sclerosis", "Sclerotherapy of a lymphocele")),
    ),
  ],
};
