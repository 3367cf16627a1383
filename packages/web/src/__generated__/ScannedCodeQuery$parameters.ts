/**
 * @generated SignedSource<<643d93eec52fdb288aa3f7e1b7ce2aee>>
 * @relayHash 69ffa6699606cb615809e33f2598840c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa78617c02a419630308044122359a97e7697c8995a1c2f2c7906d3c713637e2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ScannedCodeQuery } from './ScannedCodeQuery.graphql';

const node: PreloadableConcreteRequest<ScannedCodeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fa78617c02a419630308044122359a97e7697c8995a1c2f2c7906d3c713637e2",
    "metadata": {},
    "name": "ScannedCodeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
