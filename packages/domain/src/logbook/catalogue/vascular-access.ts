import { type CatalogueInterventionType, category, organSystem, procedure } from "./tree.ts";

export const vascularAccess: CatalogueInterventionType = {
  name: "Vascular Access Procedures",
  organSystems: [
    organSystem(
      "Central venous access",
      category(
        "Cardiovascular",
        procedure("VA-7001", "Non-tunneled line", "Placement of a non-tunneled central venous catheter"),
        procedure("VA-7002", "Tunneled line", "Placement of a tunneled central venous catheter"),
        procedure("VA-7003", "Port placement", "Placement of an implanted port"),
        procedure("VA-7004", "Port removal", "Removal of an implanted port"),
        procedure("VA-7005", "Line exchange", "Exchange of a central venous catheter"),
        procedure("VA-7006", "Line removal", "Removal of a tunneled central venous catheter"),
        procedure("VA-7007", "Fibrin sheath stripping", "Stripping of a catheter's fibrin sheath"),
      ),
    ),
    organSystem(
      "Peripheral access",
      category(
        "Peripheral vascular",
        procedure(
          "VA-7101",
          "PICC placement",
          "Placement of a peripherally inserted central catheter (PICC)",
        ),
        procedure("VA-7102", "PICC exchange", "Exchange of a peripherally inserted central catheter (PICC)"),
        procedure("VA-7103", "Midline placement", "Placement of a midline catheter"),
        procedure("VA-7104", "Arterial line", "Ultrasound-guided arterial line placement"),
      ),
    ),
  ],
};
