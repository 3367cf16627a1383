import { type CatalogueInterventionType, category, organSystem, procedure } from "./tree.ts";

export const nonvascular: CatalogueInterventionType = {
  name: "Nonvascular Interventions",
  organSystems: [
    organSystem(
      "Biliary",
      category(
        "Other",
        procedure("NV-5001", "Cholangiography", "Percutaneous transhepatic cholangiography"),
        procedure("NV-5002", "Biliary drainage", "Percutaneous biliary drainage"),
        procedure("NV-5003", "Biliary stenting", "Percutaneous biliary stenting"),
        procedure("NV-5004", "Cholecystostomy", "Percutaneous cholecystostomy"),
        procedure("NV-5005", "Drain exchange", "Exchange of a biliary drainage catheter"),
      ),
    ),
    organSystem(
      "Genitourinary",
      category(
        "Other",
        procedure("NV-5101", "Nephrostomy", "Percutaneous nephrostomy"),
        procedure("NV-5102", "Nephrostomy exchange", "Exchange of a nephrostomy catheter"),
        procedure("NV-5103", "Ureteral stenting", "Antegrade ureteral stenting"),
        procedure("NV-5104", "Suprapubic cystostomy", "Suprapubic cystostomy"),
        procedure("NV-5105", "Fallopian recanalization", "Fallopian tube recanalization"),
      ),
    ),
    organSystem(
      "Gastrointestinal",
      category(
        "Other",
        procedure("NV-5201", "Gastrostomy", "Percutaneous gastrostomy"),
        procedure("NV-5202", "Gastrojejunostomy", "Percutaneous gastrojejunostomy"),
        procedure("NV-5203", "Feeding tube exchange", "Exchange of a feeding tube"),
        procedure("NV-5204", "Oesophageal stenting", "Oesophageal stenting"),
      ),
    ),
    organSystem(
      "Tumour ablation",
      category(
        "Other",
        procedure("NV-5301", "Liver ablation", "Microwave ablation of a liver tumour"),
        procedure("NV-5302", "Renal ablation", "Cryoablation of a renal tumour"),
        procedure("NV-5303", "Lung ablation", "Thermal ablation of a lung tumour"),
        procedure("NV-5304", "Bone ablation", "Ablation of a painful bone metastasis"),
      ),
    ),
    organSystem(
      "Spine",
      category("Neurovascular", procedure("NV-5401", "Spinal angiography", "Diagnostic spinal angiography")),
      category(
        "Other",
        procedure("NV-5411", "Vertebroplasty", "Percutaneous vertebroplasty"),
        procedure("NV-5412", "Kyphoplasty", "Percutaneous kyphoplasty"),
        procedure("NV-5413", "Epidural injection", "Image-guided epidural steroid injection"),
        procedure("NV-5414", "Lumbar puncture", "Fluoroscopy-guided lumbar puncture"),
        procedure("NV-5415", "Coeliac plexus block", "Coeliac plexus block"),
      ),
    ),
  ],
};
