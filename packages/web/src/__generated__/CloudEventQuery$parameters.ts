/**
 * @generated SignedSource<<18ed276ecef3d0604aaa4446b1714e09>>
 * @relayHash 35a37b82d390a925dd44b0373550cd6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 270b04c1410ebfea16f77be511160463aac6483d0f04e489013348a9fdcba430

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudEventQuery } from './CloudEventQuery.graphql';

const node: PreloadableConcreteRequest<CloudEventQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "270b04c1410ebfea16f77be511160463aac6483d0f04e489013348a9fdcba430",
    "metadata": {},
    "name": "CloudEventQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
