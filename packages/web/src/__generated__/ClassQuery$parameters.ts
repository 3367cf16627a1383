/**
 * @generated SignedSource<<3d5d43e79498109a7425bfe0cb64c541>>
 * @relayHash 1fef98706fc8e920dba91a735fc54194
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34802feaeb0637e265b51ac133799b8469569df6bd93d1308ecb60c13e34bcd9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassQuery } from './ClassQuery.graphql';

const node: PreloadableConcreteRequest<ClassQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "34802feaeb0637e265b51ac133799b8469569df6bd93d1308ecb60c13e34bcd9",
    "metadata": {},
    "name": "ClassQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
