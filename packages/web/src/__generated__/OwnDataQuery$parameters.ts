/**
 * @generated SignedSource<<9cc177d32a9af986f25be3274209670d>>
 * @relayHash 592c79173f80cf8ae62df48aba514bd3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59a5ad186b0cc0083610866dec8e14aace9469c71c421417d34ad3e802f9e6da

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnDataQuery } from './OwnDataQuery.graphql';

const node: PreloadableConcreteRequest<OwnDataQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "59a5ad186b0cc0083610866dec8e14aace9469c71c421417d34ad3e802f9e6da",
    "metadata": {},
    "name": "OwnDataQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
