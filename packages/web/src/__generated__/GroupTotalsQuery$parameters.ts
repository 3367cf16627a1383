/**
 * @generated SignedSource<<f0c5bbce6c4e7c340042e608b13ed032>>
 * @relayHash ab235764c802be27e5545b63f04a1b40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 031e1fa73d778761e42d87ee4d2be3448e63986e2cd5a9d7908d73377e924074

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupTotalsQuery } from './GroupTotalsQuery.graphql';

const node: PreloadableConcreteRequest<GroupTotalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "031e1fa73d778761e42d87ee4d2be3448e63986e2cd5a9d7908d73377e924074",
    "metadata": {},
    "name": "GroupTotalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
