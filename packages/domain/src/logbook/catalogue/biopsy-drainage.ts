import { type CatalogueInterventionType, category, organSystem, procedure } from "./tree.ts";

export const biopsyDrainage: CatalogueInterventionType = {
  name: "Biopsy/Drainage",
  organSystems: [
    organSystem(
      "Abdomen",
      category(
        "Other",
        procedure("BD-2001", "Abscess drainage", "Percutaneous drainage of an abdominal abscess"),
        procedure("BD-2002", "Paracentesis", "Image-guided paracentesis"),
        procedure("BD-2003", "Retroperitoneal biopsy", "Biopsy of a retroperitoneal mass"),
        procedure("BD-2004", "Drain exchange", "Exchange of an abdominal drainage catheter"),
      ),
    ),
    organSystem(
      "Liver",
      category(
        "Other",
        procedure("BD-2101", "Targeted biopsy", "Biopsy of a liver lesion"),
        procedure("BD-2102", "Parenchymal biopsy", "Percutaneous biopsy of liver parenchyma"),
        procedure("BD-2103", "Abscess drainage", "Percutaneous drainage of a liver abscess"),
      ),
      category(
        "Endovascular",
        procedure("BD-2111", "Transjugular biopsy", "Transjugular liver biopsy with pressures"),
      ),
    ),
    organSystem(
      "Chest",
      category(
        "Other",
        procedure("BD-2201", "Lung biopsy", "Percutaneous biopsy of a lung lesion"),
        procedure("BD-2202", "Mediastinal biopsy", "Biopsy of a mediastinal mass"),
        procedure("BD-2203", "Thoracentesis", "Image-guided thoracentesis"),
        procedure("BD-2204", "Chest tube", "Image-guided chest tube placement"),
      ),
    ),
    organSystem(
      "Kidney",
      category(
        "Other",
        procedure("BD-2301", "Targeted biopsy", "Biopsy of a renal mass"),
        procedure("BD-2302", "Parenchymal biopsy", "Biopsy of a native kidney"),
        procedure("BD-2303", "Transplant biopsy", "Biopsy of a transplanted kidney"),
      ),
    ),
    organSystem(
      "Neck",
      category(
        "Other",
        procedure("BD-2401", "Thyroid aspiration", "Fine needle aspiration of a thyroid nodule"),
        procedure("BD-2402", "Lymph node biopsy", "Biopsy of a cervical lymph node"),
      ),
    ),
    organSystem(
      "Musculoskeletal",
      category(
        "Other",
        procedure("BD-2501", "Bone biopsy", "Percutaneous biopsy of a bone lesion"),
        procedure("BD-2502", "Soft tissue biopsy", "Biopsy of a soft tissue mass"),
        procedure("BD-2503", "Disc aspiration", "Aspiration of an intervertebral disc"),
      ),
    ),
    organSystem(
      "Pelvis",
      category(
        "Other",
        procedure("BD-2601", "Abscess drainage", "Transgluteal drainage of a pelvic abscess"),
        procedure("BD-2602", "Pelvic biopsy", "Biopsy of a pelvic mass"),
      ),
    ),
  ],
};
