/**
 * @generated SignedSource<<997c92bb52710f91d1e1ebe9d01948df>>
 * @relayHash 9e6515ac6e56c0d62138737fde7751bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30d968dcafc0b567b0230dc0fc68402f257561614f1d3654ced4943357c5e542

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttendingsQuery } from './AttendingsQuery.graphql';

const node: PreloadableConcreteRequest<AttendingsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "30d968dcafc0b567b0230dc0fc68402f257561614f1d3654ced4943357c5e542",
    "metadata": {},
    "name": "AttendingsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
