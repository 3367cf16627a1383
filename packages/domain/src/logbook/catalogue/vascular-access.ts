import { interventionType } from "./build.ts";

export const vascularAccess = interventionType(
  "Vascular Access Procedures",
  `
  Central venous access
    Cardiovascular
      VA-7001 Non-tunneled line | Placement of a non-tunneled central venous catheter
      VA-7002 Tunneled line | Placement of a tunneled central venous catheter
      VA-7003 Port placement | Placement of an implanted port
      VA-7004 Port removal | Removal of an implanted port
      VA-7005 Line exchange | Exchange of a central venous catheter
      VA-7006 Line removal | Removal of a tunneled central venous catheter
      VA-7007 Fibrin sheath stripping | Stripping of a catheter's fibrin sheath
      VA-7008 Port check | Contrast check of an implanted port
      VA-7009 Port revision | Revision of an implanted port
      VA-7010 Arm port placement | Placement of an implanted port in the arm
      VA-7011 Apheresis catheter | Placement of a tunneled apheresis catheter
      VA-7012 Apheresis port | Placement of an implanted apheresis port
      VA-7013 Line check | Contrast check of a central venous catheter
      VA-7014 Line repositioning | Repositioning of a central venous catheter
      VA-7015 Line lysis | Thrombolytic instillation into a central venous catheter
      VA-7016 Translumbar line | Placement of a translumbar central venous catheter
      VA-7017 Transhepatic line | Placement of a transhepatic central venous catheter
      VA-7018 Tunneled femoral line | Placement of a tunneled femoral venous catheter
      VA-7019 Recanalized access | Central venous access through a recanalized vein
      VA-7020 Small-bore tunneled line | Placement of a small-bore tunneled catheter
      VA-7021 Non-tunneled line removal | Removal of a non-tunneled central venous catheter
  Peripheral access
    Peripheral vascular
      VA-7101 PICC placement | Placement of a peripherally inserted central catheter (PICC)
      VA-7102 PICC exchange | Exchange of a peripherally inserted central catheter (PICC)
      VA-7103 Midline placement | Placement of a midline catheter
      VA-7104 Arterial line | Ultrasound-guided arterial line placement
      VA-7105 PICC repositioning | Repositioning of a peripherally inserted central catheter (PICC)
      VA-7106 PICC removal | Removal of a peripherally inserted central catheter (PICC)
      VA-7107 Peripheral line | Ultrasound-guided peripheral venous cannulation
      VA-7108 Intraosseous access | Intraosseous access
  Arterial access
    Peripheral vascular
      VA-7201 Radial access | Ultrasound-guided radial artery access for another team
      VA-7202 Femoral access | Ultrasound-guided femoral artery access for another team
      VA-7203 Extracorporeal cannulation | Percutaneous cannulation for extracorporeal circulation (ECMO)
      VA-7204 Extracorporeal decannulation | Percutaneous decannulation after extracorporeal circulation (ECMO)
    Endovascular
      VA-7211 Arterial port | Placement of an intra-arterial infusion port
      VA-7212 Umbilical catheter | Image-guided placement of an umbilical catheter`,
);
