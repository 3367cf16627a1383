/**
 * @generated SignedSource<<1990ce511b5c11a13523b6283107b532>>
 * @relayHash 2b54e67b6e606003e668c6bea95d1020
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08993f10049d2f781598f9ea8dd5b33c5193bcf288d069ef9a46efa5eacd9665

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EverybodysLogQuery } from './EverybodysLogQuery.graphql';

const node: PreloadableConcreteRequest<EverybodysLogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "08993f10049d2f781598f9ea8dd5b33c5193bcf288d069ef9a46efa5eacd9665",
    "metadata": {},
    "name": "EverybodysLogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
