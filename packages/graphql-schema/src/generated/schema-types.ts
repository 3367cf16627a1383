import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day without time or zone, `YYYY-MM-DD`. */
  Date: { input: string; output: string; }
  /** An instant, ISO 8601 in UTC with milliseconds. */
  DateTime: { input: string; output: string; }
};

export type ActivitiesPage = {
  __typename?: 'ActivitiesPage';
  activities: Array<Activity>;
  totalCount: Scalars['Int']['output'];
  /** False where counting stopped early: `totalCount` is then a lower bound ("10 000+"). */
  totalCountIsExact: Scalars['Boolean']['output'];
};

export type ActivitiesSearchParams = {
  /** The attending's id. */
  attending?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
  complications?: InputMaybe<Scalars['String']['input']>;
  /** Last day of procedure, inclusive. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** The hospital's name, exact. */
  hospital?: InputMaybe<Scalars['String']['input']>;
  interventionType?: InputMaybe<Scalars['String']['input']>;
  /** At most 1000; 25 when absent. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  modalityPrimary?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  organSystem?: InputMaybe<Scalars['String']['input']>;
  /** Matched anywhere in a participant's name, without case. */
  participantName?: InputMaybe<Scalars['String']['input']>;
  /** Matched anywhere in hospital, attending, participants and procedure, without case. At most 200 characters. */
  searchText?: InputMaybe<Scalars['String']['input']>;
  sortField?: InputMaybe<ActivitiesSortField>;
  sortOrder?: InputMaybe<ActivitiesSortOrder>;
  /** First day of procedure, inclusive. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  subCategory?: InputMaybe<Scalars['String']['input']>;
};

export type ActivitiesSortField =
  | 'attending'
  | 'dateOfProcedure'
  | 'hospital'
  | 'optionalIdentifier'
  | 'participants'
  | 'procedureName';

export type ActivitiesSortOrder =
  | 'asc'
  | 'desc';

/** A logbook record: one procedure. */
export type Activity = {
  __typename?: 'Activity';
  /** `Unknown`, `Pediatric`, `Adult` or `Geriatric`. */
  ageCategory: Maybe<Scalars['String']['output']>;
  attending: ActivityAttending;
  closureDevice: Maybe<Scalars['Boolean']['output']>;
  closureDeviceComments: Maybe<Scalars['String']['output']>;
  /** Adverse event: `A` to `F`, or `NONE`. */
  complications: Maybe<Scalars['String']['output']>;
  complicationsComments: Maybe<Scalars['String']['output']>;
  /** The day of the follow-up consultation. */
  consultFollowup: Maybe<Scalars['Date']['output']>;
  consultFollowupNotes: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Maybe<Person>;
  dateOfProcedure: Scalars['Date']['output'];
  /** `No`, `Not_Applicable`, `Pending` or `Yes`. */
  dictated: Maybe<Scalars['String']['output']>;
  /** CT dose index, mGy. */
  doseCtdi: Maybe<Scalars['Float']['output']>;
  /** Dose area product, Gy·cm². */
  doseDap: Maybe<Scalars['Float']['output']>;
  /** Dose length product, mGy·cm. */
  doseDlp: Maybe<Scalars['Float']['output']>;
  /** Skin dose, mGy. */
  doseSkin: Maybe<Scalars['Float']['output']>;
  /** Fluoroscopy time, minutes. */
  doseTime: Maybe<Scalars['Float']['output']>;
  /** Estimated blood loss. */
  ebl: Maybe<Scalars['String']['output']>;
  groupId: Scalars['Int']['output'];
  hospital: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The day of the imaging follow-up. */
  imageFollowup: Maybe<Scalars['Date']['output']>;
  imageFollowupNotes: Maybe<Scalars['String']['output']>;
  inr: Maybe<Scalars['String']['output']>;
  inrReversal: Maybe<Scalars['String']['output']>;
  modalityPrimary: Maybe<Scalars['String']['output']>;
  modalitySecondary: Maybe<Scalars['String']['output']>;
  modifiedAt: Scalars['DateTime']['output'];
  modifiedBy: Maybe<Person>;
  onCall: Maybe<Scalars['Boolean']['output']>;
  /** Only the record's creator sees the value. */
  optionalIdentifier: Maybe<Scalars['String']['output']>;
  participants: Array<ActivityParticipant>;
  platelet: Maybe<Scalars['String']['output']>;
  procedure: ActivityProcedure;
  procedureComments: Maybe<Scalars['String']['output']>;
  procedureIndication: Scalars['String']['output'];
  sedation: Maybe<Scalars['String']['output']>;
  setting: Maybe<Scalars['String']['output']>;
  /** `Male`, `Female` or `Other`. */
  sex: Maybe<Scalars['String']['output']>;
  success: Maybe<Scalars['Boolean']['output']>;
  successComments: Maybe<Scalars['String']['output']>;
  /** Always `irlog`. */
  type: Scalars['String']['output'];
  viewerCanEdit: Scalars['Boolean']['output'];
};

export type ActivityAttending = {
  __typename?: 'ActivityAttending';
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lastName: Scalars['String']['output'];
};

export type ActivityAttendingInput = {
  firstName?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
};

export type ActivityInput = {
  ageCategory?: InputMaybe<Scalars['String']['input']>;
  attending?: InputMaybe<ActivityAttendingInput>;
  /**
   * Chosen by the client once for each new record: sending the same key again answers with the record that the
   * first call created instead of creating another.
   */
  clientKey?: InputMaybe<Scalars['ID']['input']>;
  closureDevice?: InputMaybe<Scalars['Boolean']['input']>;
  closureDeviceComments?: InputMaybe<Scalars['String']['input']>;
  complications?: InputMaybe<Scalars['String']['input']>;
  complicationsComments?: InputMaybe<Scalars['String']['input']>;
  consultFollowup?: InputMaybe<Scalars['Date']['input']>;
  consultFollowupNotes?: InputMaybe<Scalars['String']['input']>;
  dateOfProcedure?: InputMaybe<Scalars['Date']['input']>;
  dictated?: InputMaybe<Scalars['String']['input']>;
  doseCtdi?: InputMaybe<Scalars['Float']['input']>;
  doseDap?: InputMaybe<Scalars['Float']['input']>;
  doseDlp?: InputMaybe<Scalars['Float']['input']>;
  doseSkin?: InputMaybe<Scalars['Float']['input']>;
  doseTime?: InputMaybe<Scalars['Float']['input']>;
  ebl?: InputMaybe<Scalars['String']['input']>;
  /** May be absent when the caller has exactly one group. */
  groupId?: InputMaybe<Scalars['Int']['input']>;
  hospital?: InputMaybe<Scalars['String']['input']>;
  /** Absent or null for a new record. */
  id?: InputMaybe<Scalars['ID']['input']>;
  imageFollowup?: InputMaybe<Scalars['Date']['input']>;
  imageFollowupNotes?: InputMaybe<Scalars['String']['input']>;
  inr?: InputMaybe<Scalars['String']['input']>;
  inrReversal?: InputMaybe<Scalars['String']['input']>;
  modalityPrimary?: InputMaybe<Scalars['String']['input']>;
  modalitySecondary?: InputMaybe<Scalars['String']['input']>;
  onCall?: InputMaybe<Scalars['Boolean']['input']>;
  optionalIdentifier?: InputMaybe<Scalars['String']['input']>;
  participants?: InputMaybe<Array<ActivityParticipantInput>>;
  platelet?: InputMaybe<Scalars['String']['input']>;
  procedure?: InputMaybe<ActivityProcedureInput>;
  procedureComments?: InputMaybe<Scalars['String']['input']>;
  procedureIndication?: InputMaybe<Scalars['String']['input']>;
  sedation?: InputMaybe<Scalars['String']['input']>;
  setting?: InputMaybe<Scalars['String']['input']>;
  sex?: InputMaybe<Scalars['String']['input']>;
  success?: InputMaybe<Scalars['Boolean']['input']>;
  successComments?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
};

export type ActivityParticipant = {
  __typename?: 'ActivityParticipant';
  level: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** `Operator`, `Assistant`, `Observer`, `Circulator` or `Scrub`. */
  role: Maybe<Scalars['String']['output']>;
  /** The person, where the participant has an account. */
  user: Maybe<Person>;
};

export type ActivityParticipantInput = {
  level?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  role?: InputMaybe<Scalars['String']['input']>;
  user?: InputMaybe<PersonInput>;
};

export type ActivityProcedure = {
  __typename?: 'ActivityProcedure';
  category: Scalars['String']['output'];
  code: Scalars['String']['output'];
  interventionType: Scalars['String']['output'];
  name: Scalars['String']['output'];
  organSystem: Scalars['String']['output'];
  subCategory: Scalars['String']['output'];
};

/** Names a procedure of the catalogue by `code`; the other fields must agree with it where they are given. */
export type ActivityProcedureInput = {
  category?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
  interventionType?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  organSystem?: InputMaybe<Scalars['String']['input']>;
  subCategory?: InputMaybe<Scalars['String']['input']>;
};

/** A customer (account): an institution whose people train. */
export type Customer = {
  __typename?: 'Customer';
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

/** A group of people of one customer. */
export type CustomerGroup = {
  __typename?: 'CustomerGroup';
  customer: Customer;
  description: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  /** Everybody in the group with one of the roles `learner` and `admin`, by last name. */
  members: Array<Person>;
  name: Scalars['String']['output'];
};

export type FormAttending = {
  __typename?: 'FormAttending';
  customerId: Scalars['Int']['output'];
  customerName: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lastName: Scalars['String']['output'];
};

export type FormHospital = {
  __typename?: 'FormHospital';
  customerId: Scalars['Int']['output'];
  customerName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** A person's role in a group. */
export type GroupRole =
  | 'admin'
  | 'learner';

export type IrLogFormData = {
  __typename?: 'IRLogFormData';
  attending: Array<FormAttending>;
  hospitals: Array<FormHospital>;
  interventionTypes: Array<InterventionType>;
};

export type InterventionType = {
  __typename?: 'InterventionType';
  name: Scalars['String']['output'];
  organSystems: Array<OrganSystem>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Sets the course progress of the signed-in demo account back to nothing. Demo role only. */
  resetAccountProgress: ResetAccountProgressPayload;
  /**
   * Creates a logbook record (no `activity.id`) or replaces one. The attending is `activity.attending.id`, or
   * `attendingName` as "Last, First", which is matched without case within the customer and added as an
   * unverified attending where nobody matches. `customerId` must be the customer of the record's group.
   */
  saveActivity: SaveActivityPayload;
};


export type MutationSaveActivityArgs = {
  activity: ActivityInput;
  attendingName?: InputMaybe<Scalars['String']['input']>;
  customerId?: InputMaybe<Scalars['Int']['input']>;
};

export type OrganSystem = {
  __typename?: 'OrganSystem';
  categories: Array<ProcedureCategory>;
  name: Scalars['String']['output'];
};

/** What other people see of a person. */
export type Person = {
  __typename?: 'Person';
  email: Maybe<Scalars['String']['output']>;
  first_name: Maybe<Scalars['String']['output']>;
  keycloak_id: Maybe<Scalars['ID']['output']>;
  last_name: Maybe<Scalars['String']['output']>;
};

/** Names a person by `keycloak_id`; the other fields are accepted and ignored. */
export type PersonInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  first_name?: InputMaybe<Scalars['String']['input']>;
  keycloak_id?: InputMaybe<Scalars['ID']['input']>;
  last_name?: InputMaybe<Scalars['String']['input']>;
};

export type ProcedureCategory = {
  __typename?: 'ProcedureCategory';
  name: Scalars['String']['output'];
  subCategories: Array<ProcedureSubCategory>;
};

/** A leaf of the catalogue: one procedure. */
export type ProcedureSubCategory = {
  __typename?: 'ProcedureSubCategory';
  code: Scalars['String']['output'];
  /** The procedure's name. */
  name: Scalars['String']['output'];
  subCategory: Scalars['String']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** What the logbook form offers: the procedure catalogue, and the attendings and hospitals of the caller's customers. */
  IRLogFormData: IrLogFormData;
  /**
   * A page of the logbook records that the caller may read, with the number of all that match. Without
   * `searchParams`: the 25 with the latest date of procedure.
   */
  activities: ActivitiesPage;
  /**
   * One logbook record, whole. A record that the caller may not read answers like one that does not exist:
   * `Specified record does not exist or is unavailable`.
   */
  activity: Activity;
  /** The groups in which the caller has one of the given roles; without `roles`, all groups of the caller. */
  customerGroups: Array<CustomerGroup>;
  /**
   * The signed-in person, or somebody else whom the caller may see. Without `emailAddress`, or with the
   * caller's own, it is the caller: identity comes from the token, never from the argument.
   */
  user: Maybe<User>;
};


export type QueryActivitiesArgs = {
  searchParams?: InputMaybe<ActivitiesSearchParams>;
};


export type QueryActivityArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCustomerGroupsArgs = {
  roles?: InputMaybe<Array<GroupRole>>;
};


export type QueryUserArgs = {
  emailAddress?: InputMaybe<Scalars['String']['input']>;
};

export type ResetAccountProgressPayload = {
  __typename?: 'ResetAccountProgressPayload';
  done: Scalars['Boolean']['output'];
};

export type SaveActivityPayload = {
  __typename?: 'SaveActivityPayload';
  /** The list after the change; without `searchParams`, 1000 records by date of procedure, latest first. */
  activities: ActivitiesPage;
  activity: Activity;
};


export type SaveActivityPayloadActivitiesArgs = {
  searchParams?: InputMaybe<ActivitiesSearchParams>;
};

/** A person who has signed in at least once. */
export type User = {
  __typename?: 'User';
  email: Scalars['String']['output'];
  first_name: Scalars['String']['output'];
  /** The subject of the identity service's tokens. */
  keycloak_id: Scalars['ID']['output'];
  last_name: Scalars['String']['output'];
  /** `true` or `false`: whether the person keeps a logbook. */
  logbook: Scalars['String']['output'];
  /** The realm roles of the current token; only on the caller's own record, otherwise empty. */
  roles: Array<Scalars['String']['output']>;
  viewerCanOpenAdministration: Scalars['Boolean']['output'];
  viewerCanResetCourseProgress: Scalars['Boolean']['output'];
  viewerCanUseLogbook: Scalars['Boolean']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  ActivitiesPage: ResolverTypeWrapper<ActivitiesPage>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ActivitiesSearchParams: ActivitiesSearchParams;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ActivitiesSortField: ActivitiesSortField;
  ActivitiesSortOrder: ActivitiesSortOrder;
  Activity: ResolverTypeWrapper<Activity>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ActivityAttending: ResolverTypeWrapper<ActivityAttending>;
  ActivityAttendingInput: ActivityAttendingInput;
  ActivityInput: ActivityInput;
  ActivityParticipant: ResolverTypeWrapper<ActivityParticipant>;
  ActivityParticipantInput: ActivityParticipantInput;
  ActivityProcedure: ResolverTypeWrapper<ActivityProcedure>;
  ActivityProcedureInput: ActivityProcedureInput;
  Customer: ResolverTypeWrapper<Customer>;
  CustomerGroup: ResolverTypeWrapper<CustomerGroup>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  FormAttending: ResolverTypeWrapper<FormAttending>;
  FormHospital: ResolverTypeWrapper<FormHospital>;
  GroupRole: GroupRole;
  IRLogFormData: ResolverTypeWrapper<IrLogFormData>;
  InterventionType: ResolverTypeWrapper<InterventionType>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OrganSystem: ResolverTypeWrapper<OrganSystem>;
  Person: ResolverTypeWrapper<Person>;
  PersonInput: PersonInput;
  ProcedureCategory: ResolverTypeWrapper<ProcedureCategory>;
  ProcedureSubCategory: ResolverTypeWrapper<ProcedureSubCategory>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ResetAccountProgressPayload: ResolverTypeWrapper<ResetAccountProgressPayload>;
  SaveActivityPayload: ResolverTypeWrapper<SaveActivityPayload>;
  User: ResolverTypeWrapper<User>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  ActivitiesPage: ActivitiesPage;
  Int: Scalars['Int']['output'];
  Boolean: Scalars['Boolean']['output'];
  ActivitiesSearchParams: ActivitiesSearchParams;
  String: Scalars['String']['output'];
  Activity: Activity;
  Float: Scalars['Float']['output'];
  ID: Scalars['ID']['output'];
  ActivityAttending: ActivityAttending;
  ActivityAttendingInput: ActivityAttendingInput;
  ActivityInput: ActivityInput;
  ActivityParticipant: ActivityParticipant;
  ActivityParticipantInput: ActivityParticipantInput;
  ActivityProcedure: ActivityProcedure;
  ActivityProcedureInput: ActivityProcedureInput;
  Customer: Customer;
  CustomerGroup: CustomerGroup;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  FormAttending: FormAttending;
  FormHospital: FormHospital;
  IRLogFormData: IrLogFormData;
  InterventionType: InterventionType;
  Mutation: Record<PropertyKey, never>;
  OrganSystem: OrganSystem;
  Person: Person;
  PersonInput: PersonInput;
  ProcedureCategory: ProcedureCategory;
  ProcedureSubCategory: ProcedureSubCategory;
  Query: Record<PropertyKey, never>;
  ResetAccountProgressPayload: ResetAccountProgressPayload;
  SaveActivityPayload: SaveActivityPayload;
  User: User;
};

export type ActivitiesPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ActivitiesPage'] = ResolversParentTypes['ActivitiesPage']> = {
  activities?: Resolver<Array<ResolversTypes['Activity']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ActivityResolvers<ContextType = any, ParentType extends ResolversParentTypes['Activity'] = ResolversParentTypes['Activity']> = {
  ageCategory?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attending?: Resolver<ResolversTypes['ActivityAttending'], ParentType, ContextType>;
  closureDevice?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  closureDeviceComments?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  complications?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  complicationsComments?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  consultFollowup?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  consultFollowupNotes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  dateOfProcedure?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  dictated?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  doseCtdi?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  doseDap?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  doseDlp?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  doseSkin?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  doseTime?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ebl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groupId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hospital?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageFollowup?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  imageFollowupNotes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inr?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inrReversal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modalityPrimary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modalitySecondary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  modifiedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  onCall?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  optionalIdentifier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  participants?: Resolver<Array<ResolversTypes['ActivityParticipant']>, ParentType, ContextType>;
  platelet?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  procedure?: Resolver<ResolversTypes['ActivityProcedure'], ParentType, ContextType>;
  procedureComments?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  procedureIndication?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sedation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  setting?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sex?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  successComments?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ActivityAttendingResolvers<ContextType = any, ParentType extends ResolversParentTypes['ActivityAttending'] = ResolversParentTypes['ActivityAttending']> = {
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActivityParticipantResolvers<ContextType = any, ParentType extends ResolversParentTypes['ActivityParticipant'] = ResolversParentTypes['ActivityParticipant']> = {
  level?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
};

export type ActivityProcedureResolvers<ContextType = any, ParentType extends ResolversParentTypes['ActivityProcedure'] = ResolversParentTypes['ActivityProcedure']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  interventionType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organSystem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subCategory?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = any, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerGroupResolvers<ContextType = any, ParentType extends ResolversParentTypes['CustomerGroup'] = ResolversParentTypes['CustomerGroup']> = {
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type FormAttendingResolvers<ContextType = any, ParentType extends ResolversParentTypes['FormAttending'] = ResolversParentTypes['FormAttending']> = {
  customerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormHospitalResolvers<ContextType = any, ParentType extends ResolversParentTypes['FormHospital'] = ResolversParentTypes['FormHospital']> = {
  customerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IrLogFormDataResolvers<ContextType = any, ParentType extends ResolversParentTypes['IRLogFormData'] = ResolversParentTypes['IRLogFormData']> = {
  attending?: Resolver<Array<ResolversTypes['FormAttending']>, ParentType, ContextType>;
  hospitals?: Resolver<Array<ResolversTypes['FormHospital']>, ParentType, ContextType>;
  interventionTypes?: Resolver<Array<ResolversTypes['InterventionType']>, ParentType, ContextType>;
};

export type InterventionTypeResolvers<ContextType = any, ParentType extends ResolversParentTypes['InterventionType'] = ResolversParentTypes['InterventionType']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organSystems?: Resolver<Array<ResolversTypes['OrganSystem']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  resetAccountProgress?: Resolver<ResolversTypes['ResetAccountProgressPayload'], ParentType, ContextType>;
  saveActivity?: Resolver<ResolversTypes['SaveActivityPayload'], ParentType, ContextType, RequireFields<MutationSaveActivityArgs, 'activity'>>;
};

export type OrganSystemResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrganSystem'] = ResolversParentTypes['OrganSystem']> = {
  categories?: Resolver<Array<ResolversTypes['ProcedureCategory']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PersonResolvers<ContextType = any, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  first_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  keycloak_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  last_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProcedureCategoryResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProcedureCategory'] = ResolversParentTypes['ProcedureCategory']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subCategories?: Resolver<Array<ResolversTypes['ProcedureSubCategory']>, ParentType, ContextType>;
};

export type ProcedureSubCategoryResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProcedureSubCategory'] = ResolversParentTypes['ProcedureSubCategory']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subCategory?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  IRLogFormData?: Resolver<ResolversTypes['IRLogFormData'], ParentType, ContextType>;
  activities?: Resolver<ResolversTypes['ActivitiesPage'], ParentType, ContextType, Partial<QueryActivitiesArgs>>;
  activity?: Resolver<ResolversTypes['Activity'], ParentType, ContextType, RequireFields<QueryActivityArgs, 'id'>>;
  customerGroups?: Resolver<Array<ResolversTypes['CustomerGroup']>, ParentType, ContextType, Partial<QueryCustomerGroupsArgs>>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, Partial<QueryUserArgs>>;
};

export type ResetAccountProgressPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['ResetAccountProgressPayload'] = ResolversParentTypes['ResetAccountProgressPayload']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SaveActivityPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['SaveActivityPayload'] = ResolversParentTypes['SaveActivityPayload']> = {
  activities?: Resolver<ResolversTypes['ActivitiesPage'], ParentType, ContextType, Partial<SaveActivityPayloadActivitiesArgs>>;
  activity?: Resolver<ResolversTypes['Activity'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = any, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keycloak_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logbook?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  viewerCanOpenAdministration?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanResetCourseProgress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanUseLogbook?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  ActivitiesPage?: ActivitiesPageResolvers<ContextType>;
  Activity?: ActivityResolvers<ContextType>;
  ActivityAttending?: ActivityAttendingResolvers<ContextType>;
  ActivityParticipant?: ActivityParticipantResolvers<ContextType>;
  ActivityProcedure?: ActivityProcedureResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerGroup?: CustomerGroupResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  FormAttending?: FormAttendingResolvers<ContextType>;
  FormHospital?: FormHospitalResolvers<ContextType>;
  IRLogFormData?: IrLogFormDataResolvers<ContextType>;
  InterventionType?: InterventionTypeResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OrganSystem?: OrganSystemResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  ProcedureCategory?: ProcedureCategoryResolvers<ContextType>;
  ProcedureSubCategory?: ProcedureSubCategoryResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ResetAccountProgressPayload?: ResetAccountProgressPayloadResolvers<ContextType>;
  SaveActivityPayload?: SaveActivityPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
};

