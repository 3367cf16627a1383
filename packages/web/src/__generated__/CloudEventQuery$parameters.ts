/**
 * @generated SignedSource<<f4544bb09ec8b9dc62ad0628d69fcc9b>>
 * @relayHash 1d515b9a2a174056424f05e3dfd0b7ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba96ef626eeade6bcf247224a8d12ed9eae8a1e7179fb63c10bc608bb1fbebaa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudEventQuery } from './CloudEventQuery.graphql';

const node: PreloadableConcreteRequest<CloudEventQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ba96ef626eeade6bcf247224a8d12ed9eae8a1e7179fb63c10bc608bb1fbebaa",
    "metadata": {},
    "name": "CloudEventQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
