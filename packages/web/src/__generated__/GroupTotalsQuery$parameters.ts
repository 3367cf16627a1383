/**
 * @generated SignedSource<<4fc3c069383ccd48e3c7119b33332a04>>
 * @relayHash 7f30b327856825f2d9db780812e55601
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d345550bc4d920eb16604781a6a1c340a0e2addbb1a36c1b6eb03b38e506026

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupTotalsQuery } from './GroupTotalsQuery.graphql';

const node: PreloadableConcreteRequest<GroupTotalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d345550bc4d920eb16604781a6a1c340a0e2addbb1a36c1b6eb03b38e506026",
    "metadata": {},
    "name": "GroupTotalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
