/**
 * @generated SignedSource<<36d9fa79b9d6af0abbf98b347836dd2f>>
 * @relayHash 28ec40458802de3fe4a74f08ae94212d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47db1abb4f04dbd0b91180ad88335922671ddb4ae4227218f600f66bc248a976

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminCoursesQuery } from './AdminCoursesQuery.graphql';

const node: PreloadableConcreteRequest<AdminCoursesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "47db1abb4f04dbd0b91180ad88335922671ddb4ae4227218f600f66bc248a976",
    "metadata": {},
    "name": "AdminCoursesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
