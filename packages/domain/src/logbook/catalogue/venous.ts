import { type CatalogueInterventionType, category, organSystem, procedure } from "./tree.ts";

export const venous: CatalogueInterventionType = {
  name: "Venous Interventions",
  organSystems: [
    organSystem(
      "Inferior vena cava",
      category(
        "Cardiovascular",
        procedure("VI-8001", "Filter placement", "Placement of an inferior vena cava filter"),
        procedure("VI-8002", "Filter retrieval", "Retrieval of an inferior vena cava filter"),
        procedure("VI-8003", "Cavography", "Inferior vena cavography"),
        procedure("VI-8004", "Caval stenting", "Stenting of the inferior vena cava"),
      ),
    ),
    organSystem(
      "Portal system",
      category(
        "Endovascular",
        procedure("VI-8101", "TIPS creation", "Transjugular intrahepatic portosystemic shunt (TIPS)"),
        procedure("VI-8102", "TIPS revision", "Revision of a portosystemic shunt (TIPS)"),
        procedure("VI-8103", "Portal vein embolization", "Portal vein embolization"),
        procedure(
          "VI-8104",
          "Variceal obliteration",
          "Retrograde transvenous obliteration of gastric varices",
        ),
      ),
    ),
    organSystem(
      "Deep veins",
      category(
        "Peripheral vascular",
        procedure("VI-8201", "Venography", "Lower extremity venography"),
        procedure(
          "VI-8202",
          "Venous thrombolysis",
          "Catheter-directed thrombolysis of a deep vein thrombosis",
        ),
        procedure("VI-8203", "Venous thrombectomy", "Mechanical thrombectomy of a deep vein thrombosis"),
        procedure("VI-8204", "Iliac vein stenting", "Iliac vein stenting"),
      ),
    ),
    organSystem(
      "Superficial veins",
      category(
        "Peripheral vascular",
        procedure("VI-8301", "Endovenous ablation", "Endovenous thermal ablation of the saphenous vein"),
        procedure("VI-8302", "Sclerotherapy", "Ultrasound-guided foam sclerotherapy"),
        procedure("VI-8303", "Phlebectomy", "Ambulatory phlebectomy"),
      ),
    ),
    organSystem(
      "Pulmonary arteries",
      category(
        "Cardiovascular",
        procedure("VI-8401", "Embolism thrombectomy", "Mechanical thrombectomy of a pulmonary embolism"),
        procedure("VI-8402", "Embolism lysis", "Catheter-directed lysis of a pulmonary embolism"),
      ),
    ),
    organSystem(
      "Pelvic veins",
      category(
        "Endovascular",
        procedure("VI-8501", "Varicocele embolization", "Embolization of a varicocele"),
        procedure("VI-8502", "Ovarian vein embolization", "Ovarian vein embolization"),
        procedure("VI-8503", "Adrenal vein sampling", "Adrenal vein sampling"),
      ),
    ),
  ],
};
