/**
 * @generated SignedSource<<e530519fe57bb965d97cee684487d602>>
 * @relayHash cbf58e6e9bf9388bda40e196b882fb0a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dca94fb2bc6a1559df34dead62ccc4189ee52771270c12da81969d144396cb56

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HospitalsQuery } from './HospitalsQuery.graphql';

const node: PreloadableConcreteRequest<HospitalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dca94fb2bc6a1559df34dead62ccc4189ee52771270c12da81969d144396cb56",
    "metadata": {},
    "name": "HospitalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
