import { interventionType } from "./build.ts";

export const biopsyDrainage = interventionType(
  "Biopsy/Drainage",
  `
  Abdomen
    Other
      BD-2001 Abscess drainage | Percutaneous drainage of an abdominal abscess
      BD-2002 Paracentesis | Image-guided paracentesis
      BD-2003 Retroperitoneal biopsy | Biopsy of a retroperitoneal mass
      BD-2004 Drain exchange | Exchange of an abdominal drainage catheter
      BD-2005 Fluid aspiration | Aspiration of an abdominal fluid collection
      BD-2006 Drain check | Contrast study of an abdominal drainage catheter
      BD-2007 Drain removal | Removal of an abdominal drainage catheter
      BD-2008 Drain upsizing | Upsizing of an abdominal drainage catheter
      BD-2009 Fibrinolytic instillation | Fibrinolytic instillation into an abdominal collection
      BD-2010 Omental biopsy | Biopsy of the omentum or peritoneum
      BD-2011 Mesenteric biopsy | Biopsy of a mesenteric mass
      BD-2012 Abdominal lymph node biopsy | Biopsy of an abdominal lymph node
      BD-2013 Abdominal wall biopsy | Biopsy of an abdominal wall mass
      BD-2014 Abdominal wall drainage | Drainage of an abdominal wall collection
      BD-2015 Retroperitoneal drainage | Percutaneous drainage of a retroperitoneal collection
      BD-2016 Iliopsoas drainage | Percutaneous drainage of an iliopsoas abscess
      BD-2017 Subphrenic drainage | Percutaneous drainage of a subphrenic abscess
      BD-2018 Appendiceal drainage | Percutaneous drainage of an appendiceal abscess
      BD-2019 Tunneled peritoneal drain | Placement of a tunneled peritoneal drainage catheter
      BD-2020 Adrenal biopsy | Biopsy of an adrenal mass
      BD-2021 Gastrointestinal biopsy | Percutaneous biopsy of a stomach or bowel mass
  Liver
    Other
      BD-2101 Targeted biopsy | Biopsy of a liver lesion
      BD-2102 Parenchymal biopsy | Percutaneous biopsy of liver parenchyma
      BD-2103 Abscess drainage | Percutaneous drainage of a liver abscess
      BD-2104 Abscess aspiration | Needle aspiration of a liver abscess
      BD-2105 Biloma drainage | Percutaneous drainage of a biloma
      BD-2106 Hydatid cyst treatment | Percutaneous treatment of a hydatid cyst (PAIR)
      BD-2107 Cyst sclerotherapy | Aspiration and sclerotherapy of a liver cyst
      BD-2108 Transplant biopsy | Biopsy of a transplanted liver
      BD-2109 Tract embolization | Liver biopsy with embolization of the tract
    Endovascular
      BD-2111 Transjugular biopsy | Transjugular liver biopsy with pressures
      BD-2112 Transfemoral biopsy | Transfemoral liver biopsy
  Chest
    Other
      BD-2201 Lung biopsy | Percutaneous biopsy of a lung lesion
      BD-2202 Mediastinal biopsy | Biopsy of a mediastinal mass
      BD-2203 Thoracentesis | Image-guided thoracentesis
      BD-2204 Chest tube | Image-guided chest tube placement
      BD-2205 Pleural biopsy | Biopsy of the pleura
      BD-2206 Chest wall biopsy | Biopsy of a chest wall mass
      BD-2207 Axillary lymph node biopsy | Biopsy of an axillary lymph node
      BD-2208 Fiducial placement | Fiducial marker placement in a lung lesion
      BD-2209 Nodule localization | Preoperative localization of a lung nodule
      BD-2210 Lung abscess drainage | Percutaneous drainage of a lung abscess
      BD-2211 Empyema drainage | Percutaneous drainage of an empyema
      BD-2212 Tunneled pleural drain | Placement of a tunneled pleural catheter
      BD-2213 Tunneled pleural drain removal | Removal of a tunneled pleural catheter
      BD-2214 Chest tube exchange | Exchange of a chest tube
      BD-2215 Chest tube removal | Removal of a chest tube
      BD-2216 Pleural fibrinolysis | Intrapleural fibrinolysis through a chest tube
      BD-2217 Pleurodesis | Chemical pleurodesis through a chest tube
      BD-2218 Mediastinal drainage | Percutaneous drainage of a mediastinal collection
      BD-2219 Pneumothorax aspiration | Aspiration of a pneumothorax
    Cardiovascular
      BD-2231 Pericardiocentesis | Image-guided pericardiocentesis
      BD-2232 Pericardial drain | Placement of a pericardial drainage catheter
  Kidney
    Other
      BD-2301 Targeted biopsy | Biopsy of a renal mass
      BD-2302 Parenchymal biopsy | Biopsy of a native kidney
      BD-2303 Transplant biopsy | Biopsy of a transplanted kidney
      BD-2304 Abscess drainage | Percutaneous drainage of a renal or perirenal abscess
      BD-2305 Urinoma drainage | Percutaneous drainage of a urinoma
      BD-2306 Cyst aspiration | Aspiration of a renal cyst
      BD-2307 Cyst sclerotherapy | Sclerotherapy of a renal cyst
      BD-2308 Lymphocele drainage | Drainage of a lymphocele beside a transplanted kidney
    Endovascular
      BD-2321 Transjugular biopsy | Transjugular kidney biopsy
  Neck
    Other
      BD-2401 Thyroid aspiration | Fine needle aspiration of a thyroid nodule
      BD-2402 Lymph node biopsy | Biopsy of a cervical lymph node
      BD-2403 Thyroid core biopsy | Core needle biopsy of the thyroid
      BD-2404 Parathyroid aspiration | Fine needle aspiration of a parathyroid lesion
      BD-2405 Salivary gland biopsy | Biopsy of a salivary gland
      BD-2406 Deep neck biopsy | Biopsy of a deep neck or skull base mass
      BD-2407 Neck abscess drainage | Percutaneous drainage of a neck abscess
      BD-2408 Neck cyst aspiration | Aspiration of a thyroid or neck cyst
  Musculoskeletal
    Other
      BD-2501 Bone biopsy | Percutaneous biopsy of a bone lesion
      BD-2502 Soft tissue biopsy | Biopsy of a soft tissue mass
      BD-2503 Disc aspiration | Aspiration of an intervertebral disc
      BD-2504 Vertebral biopsy | Percutaneous biopsy of a vertebral body
      BD-2505 Paraspinal biopsy | Biopsy of a paraspinal mass
      BD-2506 Bone marrow biopsy | Image-guided bone marrow biopsy
      BD-2507 Joint aspiration | Image-guided aspiration of a joint
      BD-2508 Soft tissue drainage | Percutaneous drainage of a soft tissue abscess
      BD-2509 Paraspinal drainage | Percutaneous drainage of a paraspinal abscess
      BD-2510 Haematoma drainage | Percutaneous drainage of a soft tissue haematoma
      BD-2511 Seroma drainage | Percutaneous drainage of a seroma
      BD-2512 Bursa aspiration | Image-guided aspiration of a bursa or ganglion
      BD-2513 Muscle biopsy | Image-guided muscle biopsy
      BD-2514 Inguinal lymph node biopsy | Biopsy of an inguinal lymph node
  Pelvis
    Other
      BD-2601 Abscess drainage | Transgluteal drainage of a pelvic abscess
      BD-2602 Pelvic biopsy | Biopsy of a pelvic mass
      BD-2603 Transrectal drainage | Transrectal drainage of a pelvic abscess
      BD-2604 Transvaginal drainage | Transvaginal drainage of a pelvic abscess
      BD-2605 Transabdominal drainage | Transabdominal drainage of a pelvic abscess
      BD-2606 Prostate biopsy | Image-guided prostate biopsy
      BD-2607 Pelvic lymph node biopsy | Biopsy of a pelvic lymph node
      BD-2608 Presacral biopsy | Biopsy of a presacral mass
      BD-2609 Pelvic cyst aspiration | Aspiration of an ovarian or pelvic cyst
      BD-2610 Pelvic lymphocele drainage | Percutaneous drainage of a pelvic lymphocele
      BD-2611 Prostate abscess drainage | Drainage of a prostate abscess
  Pancreas and spleen
    Other
      BD-2701 Pancreatic biopsy | Biopsy of a pancreatic mass
      BD-2702 Pancreatic collection drainage | Percutaneous drainage of a pancreatic collection
      BD-2703 Pseudocyst drainage | Percutaneous drainage of a pancreatic pseudocyst
      BD-2704 Necrosis drain upsizing | Upsizing of a drain in pancreatic necrosis
      BD-2705 Necrosectomy | Percutaneous necrosectomy through a drain tract
      BD-2706 Transplant biopsy | Biopsy of a transplanted pancreas
      BD-2707 Splenic biopsy | Biopsy of the spleen
      BD-2708 Splenic abscess drainage | Percutaneous drainage of a splenic abscess
  Breast
    Other
      BD-2801 Core biopsy | Ultrasound-guided core biopsy of the breast
      BD-2802 Stereotactic biopsy | Stereotactic biopsy of the breast
      BD-2803 Cyst aspiration | Aspiration of a breast cyst
      BD-2804 Abscess drainage | Drainage of a breast abscess
      BD-2805 Lesion localization | Preoperative localization of a breast lesion`,
);
