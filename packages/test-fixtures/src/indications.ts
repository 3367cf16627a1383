import { outline } from "@cathedra/domain";
import type { InterventionType } from "@cathedra/domain/logbook";

type BySystem = Readonly<Record<string, readonly string[]>>;

/** Why a procedure is done, by intervention type and organ system of the catalogue. */
export const indications = Object.fromEntries(
  outline(`
    Arterial Interventions
      Aorta: Infrarenal aortic aneurysm, 58 mm; Type II endoleak with sac growth; Descending thoracic aneurysm
      Head and neck: Acute ischaemic stroke, M1 occlusion; Unruptured aneurysm of 7 mm; Symptomatic stenosis of 80 %
      Lower extremity: Claudication at 50 m; Critical limb ischaemia with rest pain; Non-healing toe ulcer; Acute limb ischaemia
      Visceral: Lower gastrointestinal bleeding; Blunt splenic injury, grade IV; Chronic mesenteric ischaemia; Resistant hypertension
      Liver: Hepatocellular carcinoma, BCLC B; Colorectal liver metastases; Bridge to liver transplantation
      Pelvis: Symptomatic uterine fibroids; Benign prostatic hyperplasia; Pelvic fracture with active bleeding
      Chest: Massive haemoptysis; Pulmonary malformation with a 4 mm feeding artery
      Upper extremity: Acute arm ischaemia; Digital ischaemia; Axillary artery injury
      Spine: Progressive myelopathy, flow voids on MRI; Hypervascular vertebral metastasis
      Puncture site: Femoral pseudoaneurysm after catheterization; Access closure after intervention
    Biopsy/Drainage
      Abdomen: Diverticular abscess of 5 cm; Refractory ascites; Retroperitoneal lymphadenopathy
      Liver: Indeterminate liver lesion of 2.4 cm; Elevated liver enzymes of unknown cause; Pyogenic liver abscess
      Chest: Growing lung nodule, FDG-avid; Recurrent pleural effusion; Anterior mediastinal mass
      Kidney: Small renal mass of 2.8 cm; Proteinuria with rising creatinine; Suspected transplant rejection
      Neck: Thyroid nodule, TI-RADS 5; Enlarged cervical lymph node
      Musculoskeletal: Lytic lesion of the iliac bone; Suspected discitis; Soft tissue mass of the thigh
      Pelvis: Postoperative pelvic collection; Presacral mass
      Pancreas and spleen: Walled-off pancreatic necrosis; Pancreatic head mass; Splenic lesions
      Breast: Suspicious breast lesion, BI-RADS 4; Painful breast cyst
    Dialysis Related Interventions
      Arteriovenous fistula: Low access flow; Prolonged bleeding after dialysis; Fistula that does not mature
      Arteriovenous graft: Thrombosed graft; High venous pressures; Recurrent anastomotic stenosis
      Central veins: Arm and face swelling; Central venous stenosis
      Dialysis catheter: Start of dialysis; Catheter dysfunction; Line infection, catheter holiday
    Evaluation and Management (E/M)
      Inpatient care: Request for drainage of a collection; Day 1 after embolization; Drain output falling
      Outpatient clinic: Planning of the procedure; Six weeks after treatment; New referral
      Remote care: Results of follow-up imaging; Questions after discharge
    Nonvascular Interventions
      Biliary: Malignant hilar obstruction; Acute cholecystitis, high surgical risk; Cholangitis
      Genitourinary: Obstructing ureteral stone with sepsis; Malignant ureteral obstruction; Tubal infertility
      Gastrointestinal: Dysphagia after stroke; Head and neck cancer before radiotherapy; Gastric outlet obstruction
      Tumour ablation: Hepatocellular carcinoma of 2.1 cm; Renal cell carcinoma T1a; Painful metastasis
      Spine: Osteoporotic compression fracture; Radicular pain; Post-dural puncture headache
      Musculoskeletal: Osteoarthritis of the hip; Calcific tendinitis of the shoulder; Painful lytic lesion
      Pain and nerves: Pancreatic cancer pain; Complex regional pain syndrome; Chronic pelvic pain
      Airway and chest: Malignant airway stenosis; Persistent air leak after surgery
    Other/Undefined
      Undefined: See comments; Patient not fasting
      Foreign body: Fractured catheter fragment; Retained wire fragment
      Lymphatic: Chylothorax after surgery; Postoperative lymphocele
      Drug and cell delivery: Study treatment; Autologous islets after pancreatectomy
    Vascular Access Procedures
      Central venous access: Chemotherapy; Long-term parenteral nutrition; End of chemotherapy; No peripheral access
      Peripheral access: Six weeks of antibiotics; Difficult venous access; Haemodynamic monitoring
      Arterial access: Cardiogenic shock; Access for another team's procedure
    Venous Interventions
      Inferior vena cava: Embolism with contraindication to anticoagulation; Filter no longer needed
      Portal system: Refractory ascites; Variceal bleeding; Small future liver remnant
      Hepatic veins: Budd-Chiari syndrome; Suspected portal hypertension
      Deep veins: Iliofemoral deep vein thrombosis; May-Thurner syndrome; Post-thrombotic syndrome
      Superficial veins: Symptomatic varicose veins, C4; Healed venous ulcer
      Pulmonary arteries: Intermediate-high risk pulmonary embolism; Embolism with failed lysis
      Pelvic veins: Painful varicocele; Pelvic congestion syndrome; Primary aldosteronism
      Chest and upper extremity: Malignant superior vena cava syndrome; Effort thrombosis of the arm
      Head and neck: Idiopathic intracranial hypertension; Cushing's disease, negative MRI
      Vascular anomalies: Painful venous malformation of the calf; Bleeding venous malformation`).map(
    ({ cells: [type = ""], below }): [string, BySystem] => [
      type,
      Object.fromEntries(
        below.map(({ cells: [row = ""] }) => {
          const [system = "", reasons = ""] = row.split(": ");
          return [system, reasons.split("; ")];
        }),
      ),
    ],
  ),
) as { readonly [Type in InterventionType]: BySystem };
