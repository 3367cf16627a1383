/**
 * @generated SignedSource<<986e3f1eb852628be3582ad6094c452b>>
 * @relayHash 55ec161ce71641b3664ab6a5bac15262
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e3c293ded80b651aa54fdd41f26be2bc6ecec7c7eb92cd9bfad25f5dab26a4e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminCoursesQuery } from './AdminCoursesQuery.graphql';

const node: PreloadableConcreteRequest<AdminCoursesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8e3c293ded80b651aa54fdd41f26be2bc6ecec7c7eb92cd9bfad25f5dab26a4e",
    "metadata": {},
    "name": "AdminCoursesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
