import { type CatalogueInterventionType, category, organSystem, procedure } from "./tree.ts";

export const dialysis: CatalogueInterventionType = {
  name: "Dialysis Related Interventions",
  organSystems: [
    organSystem(
      "Arteriovenous fistula",
      category(
        "Peripheral vascular",
        procedure("DR-3001", "Fistulography", "Fistulography"),
        procedure("DR-3002", "Angioplasty", "Angioplasty of a dialysis fistula"),
        procedure("DR-3003", "Stenting", "Stenting of a dialysis fistula"),
        procedure("DR-3004", "Thrombectomy", "Declotting of a thrombosed dialysis fistula"),
        procedure("DR-3005", "Accessory vein embolization", "Embolization of a fistula's accessory vein"),
      ),
      category(
        "Endovascular",
        procedure("DR-3011", "Fistula creation", "Percutaneous creation of a dialysis fistula"),
      ),
    ),
    organSystem(
      "Arteriovenous graft",
      category(
        "Peripheral vascular",
        procedure("DR-3101", "Graft angiography", "Dialysis graft angiography"),
        procedure("DR-3102", "Angioplasty", "Angioplasty of a dialysis graft"),
        procedure("DR-3103", "Thrombectomy", "Declotting of a thrombosed dialysis graft"),
        procedure("DR-3104", "Covered stent", "Covered stent of a dialysis graft's venous anastomosis"),
      ),
    ),
    organSystem(
      "Central veins",
      category(
        "Endovascular",
        procedure("DR-3201", "Central angioplasty", "Central venous angioplasty in a dialysis patient"),
        procedure("DR-3202", "Central stenting", "Central venous stenting in a dialysis patient"),
      ),
    ),
    organSystem(
      "Dialysis catheter",
      category(
        "Other",
        procedure("DR-3301", "Tunneled placement", "Placement of a tunneled dialysis catheter"),
        procedure("DR-3302", "Non-tunneled placement", "Placement of a non-tunneled dialysis catheter"),
        procedure("DR-3303", "Exchange", "Exchange of a tunneled dialysis catheter"),
        procedure("DR-3304", "Removal", "Removal of a tunneled dialysis catheter"),
        procedure("DR-3305", "Peritoneal placement", "Placement of a peritoneal dialysis catheter"),
      ),
    ),
  ],
};
