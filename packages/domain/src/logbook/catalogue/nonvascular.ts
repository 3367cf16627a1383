import { interventionType } from "./build.ts";

export const nonvascular = interventionType(
  "Nonvascular Interventions",
  `
  Biliary
    Other
      NV-5001 Cholangiography | Percutaneous transhepatic cholangiography
      NV-5002 Biliary drainage | Percutaneous biliary drainage
      NV-5003 Biliary stenting | Percutaneous biliary stenting
      NV-5004 Cholecystostomy | Percutaneous cholecystostomy
      NV-5005 Drain exchange | Exchange of a biliary drainage catheter
      NV-5006 Tube cholangiography | Cholangiography through a biliary drainage catheter
      NV-5007 Internal-external drainage | Internal-external biliary drainage
      NV-5008 Drain conversion | Conversion of an external to an internal-external biliary drain
      NV-5009 Drain removal | Removal of a biliary drainage catheter
      NV-5010 Biliary stricture dilation | Balloon dilation of a biliary stricture
      NV-5011 Stone removal | Percutaneous removal of bile duct stones
      NV-5012 Cholangioscopy | Percutaneous cholangioscopy
      NV-5013 Bile duct biopsy | Percutaneous brush or forceps biopsy of a bile duct
      NV-5014 Biliary radiofrequency ablation | Endobiliary radiofrequency ablation
      NV-5015 Rendezvous access | Percutaneous access for an endoscopic rendezvous
      NV-5016 Bile leak treatment | Percutaneous treatment of a bile leak
      NV-5017 Cholecystostomy exchange | Exchange of a cholecystostomy catheter
      NV-5018 Cholecystostomy check | Cholecystography through a cholecystostomy catheter
      NV-5019 Cholecystostomy removal | Removal of a cholecystostomy catheter
      NV-5020 Gallstone removal | Percutaneous removal of gallstones
      NV-5021 Gallbladder ablation | Percutaneous ablation of the gallbladder
      NV-5022 Hepaticojejunostomy access | Access through a hepaticojejunostomy loop
  Genitourinary
    Other
      NV-5101 Nephrostomy | Percutaneous nephrostomy
      NV-5102 Nephrostomy exchange | Exchange of a nephrostomy catheter
      NV-5103 Ureteral stenting | Antegrade ureteral stenting
      NV-5104 Suprapubic cystostomy | Suprapubic cystostomy
      NV-5105 Fallopian recanalization | Fallopian tube recanalization
      NV-5106 Nephrostography | Antegrade nephrostography
      NV-5107 Nephrostomy removal | Removal of a nephrostomy catheter
      NV-5108 Nephroureteral catheter | Placement of a nephroureteral catheter
      NV-5109 Nephroureteral exchange | Exchange of a nephroureteral catheter
      NV-5110 Ureteral stent exchange | Exchange of a ureteral stent
      NV-5111 Ureteral stent removal | Removal of a ureteral stent
      NV-5112 Ureteral dilation | Balloon dilation of a ureteral stricture
      NV-5113 Ureteral occlusion | Ureteral embolization or occlusion
      NV-5114 Stone surgery access | Percutaneous access for nephrolithotomy
      NV-5115 Transplant nephrostomy | Nephrostomy of a transplanted kidney
      NV-5116 Ileal conduit access | Retrograde catheter through an ileal conduit
      NV-5117 Pressure study | Renal pelvis pressure study (Whitaker test)
      NV-5118 Cystostomy exchange | Exchange of a suprapubic catheter
      NV-5119 Urethral dilation | Image-guided urethral dilation
      NV-5120 Hysterosalpingography | Hysterosalpingography
  Gastrointestinal
    Other
      NV-5201 Gastrostomy | Percutaneous gastrostomy
      NV-5202 Gastrojejunostomy | Percutaneous gastrojejunostomy
      NV-5203 Feeding tube exchange | Exchange of a feeding tube
      NV-5204 Oesophageal stenting | Oesophageal stenting
      NV-5205 Gastrojejunal conversion | Conversion of a gastrostomy to a gastrojejunostomy
      NV-5206 Jejunostomy | Percutaneous jejunostomy
      NV-5207 Caecostomy | Percutaneous caecostomy
      NV-5208 Feeding tube check | Contrast check of a feeding tube
      NV-5209 Feeding tube removal | Removal of a feeding tube
      NV-5210 Feeding tube unblocking | Unblocking of a feeding tube
      NV-5211 Nasojejunal tube | Placement of a nasojejunal feeding tube
      NV-5212 Venting gastrostomy | Percutaneous venting gastrostomy
      NV-5213 Oesophageal dilation | Balloon dilation of an oesophageal stricture
      NV-5214 Gastroduodenal stenting | Gastroduodenal stenting
      NV-5215 Colonic stenting | Colonic stenting
      NV-5216 Bowel stricture dilation | Balloon dilation of a bowel stricture
      NV-5217 Enteric fistula closure | Percutaneous closure of an enteric fistula
      NV-5218 Intussusception reduction | Image-guided reduction of an intussusception
      NV-5219 Bowel decompression | Image-guided placement of a bowel decompression tube
  Tumour ablation
    Other
      NV-5301 Liver ablation | Microwave ablation of a liver tumour
      NV-5302 Renal ablation | Cryoablation of a renal tumour
      NV-5303 Lung ablation | Thermal ablation of a lung tumour
      NV-5304 Bone ablation | Ablation of a painful bone metastasis
      NV-5305 Liver radiofrequency ablation | Radiofrequency ablation of a liver tumour
      NV-5306 Liver cryoablation | Cryoablation of a liver tumour
      NV-5307 Liver ethanol ablation | Ethanol ablation of a liver tumour
      NV-5308 Liver electroporation | Irreversible electroporation of a liver tumour
      NV-5309 Renal microwave ablation | Microwave ablation of a renal tumour
      NV-5310 Renal radiofrequency ablation | Radiofrequency ablation of a renal tumour
      NV-5311 Lung cryoablation | Cryoablation of a lung tumour
      NV-5312 Chest wall ablation | Ablation of a pleural or chest wall tumour
      NV-5313 Osteoid osteoma ablation | Ablation of an osteoid osteoma
      NV-5314 Soft tissue ablation | Ablation of a soft tissue tumour
      NV-5315 Desmoid cryoablation | Cryoablation of a desmoid tumour
      NV-5316 Adrenal ablation | Ablation of an adrenal tumour
      NV-5317 Pancreatic electroporation | Irreversible electroporation of a pancreatic tumour
      NV-5318 Prostate ablation | Focal ablation of a prostate tumour
      NV-5319 Thyroid nodule ablation | Radiofrequency ablation of a thyroid nodule
      NV-5320 Breast cryoablation | Cryoablation of a breast tumour
      NV-5321 Lymph node ablation | Ablation of a lymph node metastasis
      NV-5322 Focused ultrasound | High-intensity focused ultrasound of a uterine fibroid
      NV-5323 Fiducial placement | Fiducial marker placement for radiotherapy
      NV-5324 Protective dissection | Hydrodissection before an ablation
      NV-5325 Brachytherapy catheter placement | Catheter placement for interstitial brachytherapy
  Spine
    Other
      NV-5411 Vertebroplasty | Percutaneous vertebroplasty
      NV-5412 Kyphoplasty | Percutaneous kyphoplasty
      NV-5413 Epidural injection | Image-guided epidural steroid injection
      NV-5414 Lumbar puncture | Fluoroscopy-guided lumbar puncture
      NV-5415 Coeliac plexus block | Coeliac plexus block
      NV-5416 Sacroplasty | Percutaneous sacroplasty
      NV-5417 Vertebral implant | Percutaneous vertebral implant placement
      NV-5418 Vertebral tumour ablation | Ablation of a vertebral metastasis
      NV-5419 Facet joint injection | Image-guided facet joint injection
      NV-5420 Medial branch block | Medial branch block
      NV-5421 Facet denervation | Radiofrequency denervation of a facet joint
      NV-5422 Nerve root block | Selective nerve root block
      NV-5423 Basivertebral ablation | Basivertebral nerve ablation
      NV-5424 Discography | Provocative discography
      NV-5425 Disc decompression | Percutaneous disc decompression
      NV-5426 Blood patch | Epidural blood patch
      NV-5427 Myelography | Myelography
      NV-5428 Intrathecal chemotherapy | Image-guided intrathecal chemotherapy
      NV-5429 Intrathecal nusinersen | Image-guided intrathecal injection of nusinersen
      NV-5430 Lumbar drain | Image-guided lumbar drain placement
      NV-5431 Facet cyst rupture | Percutaneous rupture of a facet joint cyst
  Musculoskeletal
    Other
      NV-5501 Joint injection | Image-guided steroid injection of a joint
      NV-5502 Sacroiliac injection | Sacroiliac joint injection
      NV-5503 Arthrography | Arthrography before imaging
      NV-5504 Bursa injection | Image-guided injection of a bursa or tendon sheath
      NV-5505 Calcific tendinitis lavage | Lavage of calcific tendinitis (barbotage)
      NV-5506 Cementoplasty | Cementoplasty of a bone outside the spine
      NV-5507 Screw fixation | Percutaneous screw fixation of a bone
      NV-5508 Bone cyst injection | Percutaneous injection of a bone cyst
      NV-5509 Platelet-rich plasma injection | Image-guided platelet-rich plasma injection
      NV-5510 Botulinum injection | Image-guided botulinum toxin injection
  Pain and nerves
    Other
      NV-5601 Coeliac plexus neurolysis | Coeliac plexus neurolysis
      NV-5602 Splanchnic nerve block | Splanchnic nerve block or neurolysis
      NV-5603 Hypogastric plexus block | Superior hypogastric plexus block
      NV-5604 Ganglion impar block | Ganglion impar block
      NV-5605 Stellate ganglion block | Stellate ganglion block
      NV-5606 Lumbar sympathetic block | Lumbar sympathetic block
      NV-5607 Intercostal nerve block | Intercostal nerve block
      NV-5608 Pudendal nerve block | Pudendal nerve block
      NV-5609 Occipital nerve block | Occipital nerve block
      NV-5610 Genicular nerve ablation | Genicular nerve radiofrequency ablation
      NV-5611 Peripheral nerve cryoneurolysis | Cryoneurolysis of a peripheral nerve
      NV-5612 Regional anaesthesia | Ultrasound-guided regional nerve block before a procedure
  Airway and chest
    Other
      NV-5701 Tracheobronchial stenting | Tracheobronchial stenting
      NV-5702 Airway dilation | Balloon dilation of an airway stricture
      NV-5703 Tracheostomy exchange | Image-guided exchange of a tracheostomy tube
      NV-5704 Bronchial fistula closure | Percutaneous closure of a bronchopleural fistula`,
);
