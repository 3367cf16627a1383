import { interventionType } from "./build.ts";

export const other = interventionType(
  "Other/Undefined",
  `
  Undefined
    Other
      OU-6001 Other procedure | Other procedure, described in the comments
      OU-6002 Cancelled procedure | Procedure cancelled after the patient entered the room
      OU-6003 Aborted procedure | Procedure aborted before its aim was reached
      OU-6004 Sedation only | Moderate sedation for another team's procedure
      OU-6005 Imaging guidance | Image guidance for another team's procedure
  Foreign body
    Endovascular
      OU-6101 Intravascular retrieval | Retrieval of an intravascular foreign body
      OU-6102 Catheter repositioning | Transvenous repositioning of a catheter tip
      OU-6103 Lead extraction support | Endovascular support of a pacemaker lead extraction
    Other
      OU-6111 Percutaneous retrieval | Removal of a percutaneous foreign body
      OU-6112 Soft tissue retrieval | Ultrasound-guided removal of a soft tissue foreign body
  Lymphatic
    Endovascular
      OU-6201 Lymphangiography | Intranodal lymphangiography
      OU-6202 Thoracic duct embolization | Thoracic duct embolization
      OU-6203 Thoracic duct disruption | Needle disruption of the thoracic duct
      OU-6204 Liver lymphangiography | Transhepatic lymphangiography
      OU-6205 Lymphatic leak embolization | Embolization of an abdominal or pelvic lymphatic leak
      OU-6206 Retrograde thoracic duct access | Retrograde transvenous access to the thoracic duct
      OU-6207 Thoracic duct recanalization | Recanalization of the thoracic duct
    Other
      OU-6211 Lymphocele sclerosis | Sclerotherapy of a lymphocele
      OU-6212 Lymphatic malformation sclerotherapy | Sclerotherapy of a lymphatic malformation
      OU-6213 Pedal lymphangiography | Pedal lymphangiography
  Drug and cell delivery
    Endovascular
      OU-6301 Islet cell infusion | Portal vein infusion of islet cells
      OU-6302 Stem cell infusion | Intra-arterial infusion of stem cells
      OU-6303 Stimulation venous sampling | Pancreatic stimulation with hepatic venous sampling
    Other
      OU-6311 Tumour injection | Percutaneous injection of an agent into a tumour
      OU-6312 Intrathecal pump check | Contrast check of an intrathecal pump`,
);
