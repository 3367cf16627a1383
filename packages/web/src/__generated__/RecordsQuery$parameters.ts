/**
 * @generated SignedSource<<a4bc5d96055290776f72729e1fe2b750>>
 * @relayHash bda90968a62a2ce996dd82bdc1028ffb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d283d773823e1d61cba55ed79cb06ddec6ca0c03ee7c5e851408fe0031dab08

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordsQuery } from './RecordsQuery.graphql';

const node: PreloadableConcreteRequest<RecordsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d283d773823e1d61cba55ed79cb06ddec6ca0c03ee7c5e851408fe0031dab08",
    "metadata": {},
    "name": "RecordsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
