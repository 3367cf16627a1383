/**
 * @generated SignedSource<<e521669231324a5ad7e68c0b689b4b86>>
 * @relayHash 8a410c2b2d3a053948c87d3c409cb195
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c26f7430f9e1416265dceaf8928e3d8839755031fd60a1a491040842122d8f7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminSpacesQuery } from './AdminSpacesQuery.graphql';

const node: PreloadableConcreteRequest<AdminSpacesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7c26f7430f9e1416265dceaf8928e3d8839755031fd60a1a491040842122d8f7",
    "metadata": {},
    "name": "AdminSpacesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
