import { interventionType } from "./build.ts";

export const venous = interventionType(
  "Venous Interventions",
  `
  Inferior vena cava
    Cardiovascular
      VI-8001 Filter placement | Placement of an inferior vena cava filter
      VI-8002 Filter retrieval | Retrieval of an inferior vena cava filter
      VI-8003 Cavography | Inferior vena cavography
      VI-8004 Caval stenting | Stenting of the inferior vena cava
      VI-8005 Complex filter retrieval | Retrieval of an embedded filter with advanced techniques
      VI-8006 Caval thrombectomy | Mechanical thrombectomy of the inferior vena cava
      VI-8007 Caval thrombolysis | Catheter-directed thrombolysis of the inferior vena cava
      VI-8008 Caval recanalization | Recanalization of an occluded inferior vena cava
      VI-8009 Filter repositioning | Repositioning of an inferior vena cava filter
  Portal system
    Endovascular
      VI-8101 TIPS creation | Transjugular intrahepatic portosystemic shunt (TIPS)
      VI-8102 TIPS revision | Revision of a portosystemic shunt (TIPS)
      VI-8103 Portal vein embolization | Portal vein embolization
      VI-8104 Variceal obliteration | Retrograde transvenous obliteration of gastric varices
      VI-8105 TIPS reduction | Reduction of a portosystemic shunt (TIPS) for encephalopathy
      VI-8106 TIPS check | Venography and pressures of a portosystemic shunt (TIPS)
      VI-8107 Direct portosystemic shunt | Direct intrahepatic portosystemic shunt (DIPS)
      VI-8108 Antegrade variceal obliteration | Antegrade transvenous obliteration of gastric varices
      VI-8109 Plug-assisted obliteration | Plug-assisted retrograde obliteration of gastric varices (PARTO)
      VI-8110 Variceal embolization | Embolization of gastro-oesophageal varices
      VI-8111 Stomal variceal embolization | Embolization of stomal or ectopic varices
      VI-8112 Portal vein recanalization | Recanalization of a thrombosed portal vein
      VI-8113 Portal vein thrombolysis | Catheter-directed thrombolysis of the portal vein
      VI-8114 Portal vein stenting | Portal vein angioplasty and stenting
      VI-8115 Liver venous deprivation | Combined portal and hepatic vein embolization
      VI-8116 Splenorenal shunt closure | Embolization of a spontaneous portosystemic shunt
  Hepatic veins
    Endovascular
      VI-8601 Hepatic venography | Hepatic venography with wedged pressures
      VI-8602 Hepatic vein angioplasty | Hepatic vein angioplasty for Budd-Chiari syndrome
      VI-8603 Hepatic vein stenting | Hepatic vein stenting for Budd-Chiari syndrome
      VI-8604 Transplant outflow stenting | Stenting of a transplant liver's venous outflow
  Deep veins
    Peripheral vascular
      VI-8201 Venography | Lower extremity venography
      VI-8202 Venous thrombolysis | Catheter-directed thrombolysis of a deep vein thrombosis
      VI-8203 Venous thrombectomy | Mechanical thrombectomy of a deep vein thrombosis
      VI-8204 Iliac vein stenting | Iliac vein stenting
      VI-8205 Iliac vein angioplasty | Iliac vein angioplasty
      VI-8206 Iliac vein recanalization | Recanalization of a chronic iliac vein occlusion
      VI-8207 Femoral vein recanalization | Recanalization of a chronic femoral vein occlusion
      VI-8208 Thrombolysis check | Check venography during venous thrombolysis
      VI-8209 Venous intravascular ultrasound | Intravascular ultrasound of the iliac veins
      VI-8210 Aspiration thrombectomy | Large-bore aspiration thrombectomy of a deep vein thrombosis
  Superficial veins
    Peripheral vascular
      VI-8301 Endovenous ablation | Endovenous thermal ablation of the saphenous vein
      VI-8302 Sclerotherapy | Ultrasound-guided foam sclerotherapy
      VI-8303 Phlebectomy | Ambulatory phlebectomy
      VI-8304 Perforator ablation | Endovenous ablation of a perforator vein
      VI-8305 Adhesive closure | Adhesive closure of the saphenous vein
      VI-8306 Mechanochemical ablation | Mechanochemical ablation of the saphenous vein
      VI-8307 Spider vein sclerotherapy | Sclerotherapy of spider and reticular veins
  Pulmonary arteries
    Cardiovascular
      VI-8401 Embolism thrombectomy | Mechanical thrombectomy of a pulmonary embolism
      VI-8402 Embolism lysis | Catheter-directed lysis of a pulmonary embolism
      VI-8403 Ultrasound-assisted lysis | Ultrasound-assisted lysis of a pulmonary embolism
      VI-8404 Right heart thrombectomy | Removal of a thrombus from the right heart
      VI-8405 Right heart catheterization | Right heart catheterization with pressures
      VI-8406 Pulmonary angiography | Diagnostic pulmonary angiography
      VI-8407 Balloon pulmonary angioplasty | Balloon pulmonary angioplasty for chronic thromboembolism
      VI-8408 Pulmonary artery stenting | Pulmonary artery stenting
  Pelvic veins
    Endovascular
      VI-8501 Varicocele embolization | Embolization of a varicocele
      VI-8502 Ovarian vein embolization | Ovarian vein embolization
      VI-8503 Adrenal vein sampling | Adrenal vein sampling
      VI-8504 Pelvic venography | Pelvic and ovarian venography
      VI-8505 Internal iliac vein embolization | Internal iliac vein embolization for pelvic congestion
      VI-8506 Renal vein stenting | Stenting of the left renal vein
      VI-8507 Renal vein sampling | Renal vein renin sampling
      VI-8508 Renal venography | Renal venography
      VI-8509 Erectile dysfunction embolization | Venous embolization for erectile dysfunction
  Chest and upper extremity
    Cardiovascular
      VI-8701 Superior cavography | Superior vena cavography
      VI-8702 Superior caval stenting | Stenting of the superior vena cava
      VI-8703 Superior caval recanalization | Recanalization of an occluded superior vena cava
      VI-8704 Superior caval thrombolysis | Catheter-directed thrombolysis of the superior vena cava
      VI-8705 Superior caval filter | Placement of a superior vena cava filter
    Peripheral vascular
      VI-8711 Arm venography | Upper extremity venography
      VI-8712 Arm thrombolysis | Catheter-directed thrombolysis of an arm vein thrombosis
      VI-8713 Arm thrombectomy | Mechanical thrombectomy of an arm vein thrombosis
      VI-8714 Thoracic outlet angioplasty | Subclavian vein angioplasty for thoracic outlet syndrome
      VI-8715 Brachiocephalic stenting | Brachiocephalic vein stenting
  Head and neck
    Neurovascular
      VI-8801 Cerebral venography | Cerebral venography with manometry
      VI-8802 Sinus thrombectomy | Thrombectomy of a cerebral venous sinus thrombosis
      VI-8803 Sinus stenting | Venous sinus stenting for intracranial hypertension
      VI-8804 Petrosal sinus sampling | Inferior petrosal sinus sampling
      VI-8805 Transvenous fistula embolization | Transvenous embolization of a dural arteriovenous fistula
      VI-8806 Galen malformation embolization | Embolization of a vein of Galen malformation
      VI-8807 Spinal fluid fistula embolization | Transvenous embolization of a spinal fluid to venous fistula
    Endovascular
      VI-8811 Parathyroid sampling | Selective venous sampling for parathyroid hormone
      VI-8812 Jugular stenting | Internal jugular vein stenting
  Vascular anomalies
    Peripheral vascular
      VI-8901 Venous malformation sclerotherapy | Sclerotherapy of a venous malformation
      VI-8902 Venous malformation embolization | Embolization of a venous malformation
      VI-8903 Malformation laser | Endovenous laser of a marginal or anomalous vein
      VI-8904 Malformation cryoablation | Cryoablation of a venous malformation`,
);
