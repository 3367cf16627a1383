import { interventionType } from "./build.ts";

export const dialysis = interventionType(
  "Dialysis Related Interventions",
  `
  Arteriovenous fistula
    Peripheral vascular
      DR-3001 Fistulography | Fistulography
      DR-3002 Angioplasty | Angioplasty of a dialysis fistula
      DR-3003 Stenting | Stenting of a dialysis fistula
      DR-3004 Thrombectomy | Declotting of a thrombosed dialysis fistula
      DR-3005 Accessory vein embolization | Embolization of a fistula's accessory vein
      DR-3006 Balloon-assisted maturation | Balloon-assisted maturation of a dialysis fistula
      DR-3007 Drug-coated balloon angioplasty | Drug-coated balloon angioplasty of a dialysis fistula
      DR-3008 Cephalic arch treatment | Angioplasty or stenting of the cephalic arch
      DR-3009 Inflow angioplasty | Angioplasty of a dialysis fistula's arterial inflow
      DR-3010 Pseudoaneurysm exclusion | Covered stent of a dialysis fistula's pseudoaneurysm
      DR-3021 Banding | Endovascular-assisted banding of a dialysis fistula
      DR-3022 Fistula closure | Embolization of a dialysis fistula
      DR-3023 Haemorrhage control | Endovascular control of bleeding from a dialysis access
    Endovascular
      DR-3011 Fistula creation | Percutaneous creation of a dialysis fistula
      DR-3012 Preoperative venography | Vein mapping venography before a dialysis access
  Arteriovenous graft
    Peripheral vascular
      DR-3101 Graft angiography | Dialysis graft angiography
      DR-3102 Angioplasty | Angioplasty of a dialysis graft
      DR-3103 Thrombectomy | Declotting of a thrombosed dialysis graft
      DR-3104 Covered stent | Covered stent of a dialysis graft's venous anastomosis
      DR-3105 Thrombolysis | Thrombolysis of a dialysis graft
      DR-3106 Arterial anastomosis angioplasty | Angioplasty of a dialysis graft's arterial anastomosis
      DR-3107 Pseudoaneurysm exclusion | Covered stent of a dialysis graft's pseudoaneurysm
      DR-3108 In-stent angioplasty | Angioplasty of a stent in a dialysis graft
  Central veins
    Endovascular
      DR-3201 Central angioplasty | Central venous angioplasty in a dialysis patient
      DR-3202 Central stenting | Central venous stenting in a dialysis patient
      DR-3203 Central recanalization | Central venous recanalization in a dialysis patient
      DR-3204 Central covered stent | Central venous covered stent in a dialysis patient
      DR-3205 Central thrombectomy | Central venous thrombectomy in a dialysis patient
      DR-3206 Central venography | Central venography in a dialysis patient
      DR-3207 Outflow device placement | Placement of a hybrid graft's venous outflow component
  Dialysis catheter
    Other
      DR-3301 Tunneled placement | Placement of a tunneled dialysis catheter
      DR-3302 Non-tunneled placement | Placement of a non-tunneled dialysis catheter
      DR-3303 Exchange | Exchange of a tunneled dialysis catheter
      DR-3304 Removal | Removal of a tunneled dialysis catheter
      DR-3305 Peritoneal placement | Placement of a peritoneal dialysis catheter
      DR-3306 Conversion to tunneled | Conversion of a non-tunneled to a tunneled dialysis catheter
      DR-3307 Translumbar placement | Placement of a translumbar dialysis catheter
      DR-3308 Transhepatic placement | Placement of a transhepatic dialysis catheter
      DR-3309 Femoral placement | Placement of a tunneled femoral dialysis catheter
      DR-3310 Sheath disruption | Balloon disruption of a dialysis catheter's fibrin sheath
      DR-3311 Catheter lysis | Thrombolytic instillation into a dialysis catheter
      DR-3312 Non-tunneled removal | Removal of a non-tunneled dialysis catheter
      DR-3313 Peritoneal revision | Repositioning of a peritoneal dialysis catheter
      DR-3314 Peritoneal removal | Removal of a peritoneal dialysis catheter`,
);
