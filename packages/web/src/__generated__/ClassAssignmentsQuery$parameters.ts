/**
 * @generated SignedSource<<d0f2d9cbf45d5ed728f05540b73e6c82>>
 * @relayHash 7830ceb1a564564b8b678269ba151e7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b52c4cba5849b797e6db3c7512ffe4e02f6248fdf1781f4b164c1c6fdc494855

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassAssignmentsQuery } from './ClassAssignmentsQuery.graphql';

const node: PreloadableConcreteRequest<ClassAssignmentsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b52c4cba5849b797e6db3c7512ffe4e02f6248fdf1781f4b164c1c6fdc494855",
    "metadata": {},
    "name": "ClassAssignmentsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
