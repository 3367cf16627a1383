/**
 * @generated SignedSource<<5359c24154b23207e61919fdb50adaf5>>
 * @relayHash f554a01f64d757648b3e9f97793cf534
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28ac402e87abce9bf7d346484b8700bab45c7e479fac5b043aa999551c9c67ad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InviteClassQuery } from './InviteClassQuery.graphql';

const node: PreloadableConcreteRequest<InviteClassQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "28ac402e87abce9bf7d346484b8700bab45c7e479fac5b043aa999551c9c67ad",
    "metadata": {},
    "name": "InviteClassQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
